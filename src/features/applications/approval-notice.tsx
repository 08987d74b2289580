import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { AppLink } from '@/components/link';
import type { Application } from '@/schemas/applications';

interface ApprovalNoticeProps {
  /** The application that was approved last; `undefined` when there is nothing to tell. */
  approved: Application | undefined;
  onClose: () => void;
}

/**
 * Offers the way on after an approval: a new project with this student. It floats, so that the
 * list under the professor's pointer does not move, and stays until it is closed.
 */
export function ApprovalNotice({ approved, onClose }: ApprovalNoticeProps) {
  if (!approved) return null;
  return (
    <>
      {/* Room for the last card of the list above what floats. */}
      <Box sx={{ height: 88 }} />
      <Snackbar open key={approved.id} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
        {/* A toast with a link and a button is no `output`, which holds a text. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Alert role="status" severity="success" variant="outlined" onClose={onClose} sx={SOLID}>
          Заявка одобрена: {approved.student_name}.{' '}
          <AppLink
            to="/scientificleadership/add"
            search={{ student: Number(approved.student_id) }}
            underline="always"
          >
            Добавить проект
          </AppLink>
        </Alert>
      </Snackbar>
    </>
  );
}

/** The outlined look over a list needs a ground of its own. */
const SOLID = { bgcolor: 'background.paper', boxShadow: 6, alignItems: 'center' };
