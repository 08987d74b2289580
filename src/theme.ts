import { ruRU } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';

/** Modal transition, milliseconds (spec §9). */
const DIALOG_MS = 300;
/** Backdrop transition, milliseconds (spec §9). */
const BACKDROP_MS = 150;

/** Colours, type, motion and Russian component texts; light and dark are two schemes of one theme. */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#2a5d8f' },
          secondary: { main: '#5f5a8a' },
          success: { main: '#2e6f4b' },
          warning: { main: '#8a5a00' },
          error: { main: '#b3342c' },
          background: { default: '#f4f6f8', paper: '#ffffff' },
          text: { primary: '#1b2430', secondary: '#55616f' },
        },
      },
      dark: {
        palette: {
          primary: { main: '#8fbde8' },
          secondary: { main: '#b9b3e6' },
          success: { main: '#86cfa6' },
          warning: { main: '#e9bd6c' },
          error: { main: '#f2938c' },
          background: { default: '#11161c', paper: '#1a212a' },
          text: { primary: '#e7ecf2', secondary: '#a7b3c0' },
        },
      },
    },
    shape: { borderRadius: 10 },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
      h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 },
      h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Long and short pages are equally wide: nothing jumps sideways between them.
          html: { overflowY: 'scroll' },
          // A word of thousands of letters counts as short where widths are reckoned, too.
          body: { overflowWrap: 'anywhere' },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiChip: { styleOverrides: { root: { borderRadius: 8 } } },
      MuiDialog: {
        defaultProps: {
          transitionDuration: DIALOG_MS,
          slotProps: { backdrop: { transitionDuration: BACKDROP_MS } },
        },
      },
      MuiSelect: {
        defaultProps: {
          // The open list hangs outside of every landmark of the page, so it is one of its own.
          MenuProps: {
            slotProps: { paper: { role: 'region', 'aria-label': 'Варианты выбора' } },
          },
        },
      },
      MuiLink: { defaultProps: { underline: 'hover' } },
    },
  },
  ruRU,
);
