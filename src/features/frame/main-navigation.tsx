import AddIcon from '@mui/icons-material/Add';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { getSessionToken, subscribeToSession } from '@/api/session-cookie';
import { ButtonLink } from '@/components/link';
import { Brand } from './brand';
import { ThemeSwitch } from './theme-switch';

/** The page that is open is marked by a line and `aria-current`. */
const LINK = {
  flexShrink: 0,
  px: { xs: 0.75, sm: 1.25 },
  whiteSpace: 'nowrap',
  '&[aria-current="page"]': {
    color: 'primary.main',
    bgcolor: 'action.selected',
    boxShadow: 'inset 0 -2px 0 currentColor',
  },
};

/** The navigation bar (spec §2.2): one row on a wide screen, a scrolling second row on a phone. */
export function MainNavigation() {
  const isSignedIn = useSyncExternalStore(
    subscribeToSession,
    () => getSessionToken() !== undefined,
  );
  return (
    <AppBar
      component="nav"
      aria-label="Главное меню"
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', lg: 'auto 1fr auto' },
        gridTemplateAreas: { xs: '"brand account" "links links"', lg: '"brand links account"' },
        alignItems: 'center',
        columnGap: { xs: 1, sm: 2 },
        px: { xs: 1.5, sm: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Brand />
      <Box
        sx={{
          gridArea: 'links',
          display: 'flex',
          gap: 0.5,
          minWidth: 0,
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          py: 0.5,
        }}
      >
        <ButtonLink color="inherit" sx={LINK} to="/" activeOptions={{ exact: true }}>
          Главная
        </ButtonLink>
        <ButtonLink
          color="inherit"
          sx={LINK}
          to="/projects"
          search={{ filter: 'InProgress' }}
          activeOptions={{ includeSearch: false }}
        >
          Проекты
        </ButtonLink>
        <ButtonLink color="inherit" sx={LINK} to="/applications">
          Заявки
        </ButtonLink>
        <ButtonLink
          color="inherit"
          sx={LINK}
          to="/meetings"
          activeOptions={{ exact: true, includeSearch: false }}
        >
          Расписание
        </ButtonLink>
        <ButtonLink color="inherit" sx={LINK} to="/meetings/arrange">
          Назначить встречу
        </ButtonLink>
        <ButtonLink
          to="/scientificleadership/add"
          variant="outlined"
          startIcon={<AddIcon />}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          Добавить проект
        </ButtonLink>
      </Box>
      <Box sx={{ gridArea: 'account', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {isSignedIn ? (
          <>
            <ButtonLink color="inherit" sx={LINK} to="/profile">
              Профиль
            </ButtonLink>
            <ButtonLink color="inherit" sx={LINK} to="/logout" preload={false}>
              Выйти
            </ButtonLink>
          </>
        ) : (
          <ButtonLink color="inherit" sx={LINK} to="/login">
            Войти
          </ButtonLink>
        )}
        <ThemeSwitch />
      </Box>
    </AppBar>
  );
}
