import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import CommitIcon from '@mui/icons-material/Commit';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/link';
import type { Id } from '@/lib/id';

/** The open section is marked by a bar and `aria-current`. */
const LINK = {
  flexShrink: 0,
  justifyContent: 'flex-start',
  // Four of them fit beside one another on a phone.
  px: { xs: 0.75, sm: 2 },
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  '&[aria-current="page"]': {
    color: 'primary.main',
    bgcolor: 'action.selected',
    boxShadow: { xs: 'inset 0 -2px 0 currentColor', md: 'inset 3px 0 0 currentColor' },
  },
};

interface ProjectLayoutProps {
  projectId: Id;
  children: ReactNode;
}

/** The side menu of a project beside the section that is open (spec §2.4). */
export function ProjectLayout({ projectId, children }: ProjectLayoutProps) {
  const params = { projectId };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
      }}
    >
      <Box
        component="nav"
        aria-label="Разделы проекта"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: 0.5,
          overflowX: 'auto',
          position: { md: 'sticky' },
          top: { md: 88 },
        }}
      >
        <ButtonLink
          color="inherit"
          sx={LINK}
          to="/projects/$projectId"
          params={params}
          activeOptions={{ exact: true }}
          startIcon={<InfoIcon />}
        >
          Информация
        </ButtonLink>
        <ButtonLink
          color="inherit"
          sx={LINK}
          to="/projects/$projectId/tasks"
          params={params}
          startIcon={<AssignmentIcon />}
        >
          Задания
        </ButtonLink>
        <ButtonLink
          color="inherit"
          sx={LINK}
          to="/projects/$projectId/commits"
          params={params}
          startIcon={<CommitIcon />}
        >
          Коммиты
        </ButtonLink>
        <ButtonLink
          color="inherit"
          sx={LINK}
          to="/projects/$projectId/stats"
          params={params}
          startIcon={<QueryStatsIcon />}
        >
          Статистика
        </ButtonLink>
      </Box>
      <div>{children}</div>
    </Box>
  );
}
