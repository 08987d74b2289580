import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import CloudIcon from '@mui/icons-material/CloudOutlined';
import CodeIcon from '@mui/icons-material/Code';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';

/** The home page (spec §1): what has to be done before the work can begin. */
export function HomePage() {
  return (
    <Page heading="Главная страница">
      <Typography sx={{ maxWidth: 640, mb: 3 }}>
        Для работы необходимо войти в систему и настроить интеграции: репозиторий разработки,
        облачное хранилище и сервис планировщика.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: 2,
          mb: 3,
        }}
      >
        <Integration icon={<CodeIcon color="primary" />} name="Репозиторий разработки">
          Коммиты студентов и активность по каждому проекту.
        </Integration>
        <Integration icon={<CloudIcon color="primary" />} name="Облачное хранилище">
          Папки проектов и заданий. Нужно, чтобы вести проекты и назначать задания.
        </Integration>
        <Integration icon={<CalendarMonthIcon color="primary" />} name="Сервис планировщика">
          Календарь консультаций. Нужен, чтобы назначать встречи.
        </Integration>
      </Box>
      <ButtonLink to="/profile" variant="contained">
        Настроить интеграции
      </ButtonLink>
    </Page>
  );
}

interface IntegrationProps {
  icon: ReactNode;
  name: string;
  children: string;
}

function Integration({ icon, name, children }: IntegrationProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      {icon}
      <Typography variant="h2" gutterBottom>
        {name}
      </Typography>
      <Typography color="textSecondary">{children}</Typography>
    </Card>
  );
}
