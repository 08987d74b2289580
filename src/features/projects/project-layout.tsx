import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import CommitIcon from '@mui/icons-material/Commit';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import QueryStatsIcon from '@mui/icons-material/QueryStats';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SectionLink } from './section-link';

interface ProjectLayoutProps {
  projectId: number;
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
        <SectionLink
          to="/projects/$projectId"
          params={params}
          activeOptions={{ exact: true }}
          startIcon={<InfoIcon />}
        >
          Информация
        </SectionLink>
        <SectionLink to="/projects/$projectId/tasks" params={params} startIcon={<AssignmentIcon />}>
          Задания
        </SectionLink>
        <SectionLink to="/projects/$projectId/commits" params={params} startIcon={<CommitIcon />}>
          Коммиты
        </SectionLink>
        <SectionLink to="/projects/$projectId/stats" params={params} startIcon={<QueryStatsIcon />}>
          Статистика
        </SectionLink>
      </Box>
      <div>{children}</div>
    </Box>
  );
}
