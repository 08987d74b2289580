import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Says that something is on its way, in the middle of the room it will take. */
export function Spinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 200 }}>
      <CircularProgress aria-label="Загрузка" />
    </Box>
  );
}
