import SchoolIcon from '@mui/icons-material/School';
import { AppLink } from '@/components/link';

/** The product's short name, which leads home (spec §2.2). */
export function Brand() {
  return (
    <AppLink
      to="/"
      underline="none"
      sx={{
        gridArea: 'brand',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        justifySelf: 'start',
        fontSize: '1.125rem',
        fontWeight: 700,
        letterSpacing: '0.04em',
      }}
    >
      <SchoolIcon />
      SPMS
    </AppLink>
  );
}
