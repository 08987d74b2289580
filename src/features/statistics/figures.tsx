import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FiguresProps {
  items: readonly { term: string; value: string | number | undefined }[];
  /** What is said of a value that is not there yet. */
  missing?: string;
}

/** A few large numbers side by side, each under its name. */
export function Figures({ items, missing }: FiguresProps) {
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 4, sm: 6 }, rowGap: 2, m: 0 }}
    >
      {items.map(({ term, value }) => (
        <div key={term}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography
            component="dd"
            color={value === undefined ? 'textSecondary' : undefined}
            sx={{ m: 0, fontSize: '1.5rem', fontWeight: value === undefined ? 400 : 650 }}
          >
            {value ?? missing}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
