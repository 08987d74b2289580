import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface IntegrationCardProps {
  heading: string;
  icon: ReactNode;
  children: ReactNode;
}

/** One kind of integration on the profile (spec §2.14). */
export function IntegrationCard({ heading, icon, children }: IntegrationCardProps) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1.5} sx={{ height: '100%', alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
          <Box sx={{ display: 'flex', color: 'text.secondary' }}>{icon}</Box>
          <Typography variant="h2" id={headingId}>
            {heading}
          </Typography>
        </Box>
        {children}
      </Stack>
    </Card>
  );
}
