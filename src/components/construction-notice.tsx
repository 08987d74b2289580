import Typography from '@mui/material/Typography';
import { Page } from './page';

/** A screen that is not built yet says so (one line, no pretence). */
export function ConstructionNotice({ heading }: { heading: string }) {
  return (
    <Page heading={heading}>
      <Typography color="textSecondary">Этот раздел ещё не готов.</Typography>
    </Page>
  );
}
