import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const LOOKS = {
  connected: { Icon: CheckCircleIcon, color: 'success.main' },
  unfinished: { Icon: WarningIcon, color: 'warning.main' },
  broken: { Icon: ErrorIcon, color: 'error.main' },
  missing: { Icon: LinkOffIcon, color: 'text.secondary' },
} as const;

interface IntegrationStateProps {
  state: keyof typeof LOOKS;
  children: string;
}

/** How an integration stands, in a colour, a sign and words (spec §2.14). */
export function IntegrationState({ state, children }: IntegrationStateProps) {
  const { Icon, color } = LOOKS[state];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color }}>
      <Icon fontSize="small" />
      <Typography sx={{ fontWeight: 600 }}>{children}</Typography>
    </Box>
  );
}
