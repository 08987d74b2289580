import Typography from '@mui/material/Typography';
import { Page } from '@/components/page';

/** The home page (spec §1). */
export function HomePage() {
  return (
    <Page heading="Главная страница">
      <Typography sx={{ maxWidth: 640 }}>
        Для работы необходимо войти в систему и настроить интеграции: репозиторий разработки,
        облачное хранилище и сервис планировщика.
      </Typography>
    </Page>
  );
}
