import { ruRU } from '@mui/material/locale';
import { createTheme, type ThemeOptions } from '@mui/material/styles';

/*
 * The one source of colours, type, space, radii and motion, for MUI and for our own CSS alike.
 * scripts/theme-css.ts writes every value below as a CSS variable named by its path:
 *
 *   palette.text.secondary   var(--palette-text-secondary)
 *   space[16]                var(--space-16)
 *   type.small               font: 500 var(--type-small) var(--font-family)
 *
 * Only what some stylesheet uses gets into the build, which fails for a variable that is not here.
 */

/** Modal transition, milliseconds (spec §9). */
const DIALOG_MS = 300;
/** Backdrop transition, milliseconds (spec §9). */
const BACKDROP_MS = 150;

/** A zoomed window or a phone in landscape, where fixed parts would leave no room for the rest. */
const LOW_WINDOW = '@media (height < 30rem)';

/** A phone: three buttons of a dialog have one line. */
const NARROW_WINDOW = '@media (width < 43.75rem)';

/** Own tokens that MUI has no place for, the same in both schemes. */
const tokens = {
  /** Size and line height, as the `font` shorthand takes them: 12/16, 13/20, 14/20, 16/24, 20/28, 24/32. */
  type: {
    caption: '0.75rem/1rem',
    small: '0.8125rem/1.25rem',
    body: '0.875rem/1.25rem',
    section: '1rem/1.5rem',
    heading: '1.25rem/1.75rem',
    title: '1.5rem/2rem',
  },
  font: {
    // The letters of the system: nothing is fetched for them.
    family: "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  },
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px' },
  /** For badges and small parts; for controls, cards and floating parts. */
  radius: { small: '6px', medium: '8px' },
  /** Heights of controls; src/base.css makes all of them 44px under a coarse pointer. */
  control: { height: '2.25rem', row: '2rem', coarse: 'max(44px, 2.75rem)' },
  /** Width of the focus ring and its distance, everywhere. */
  ring: { width: '2px', offset: '2px' },
  /** Height of the top bar, height of the link bar at the bottom of a narrow window, and greatest page width. */
  frame: { bar: '3.25rem', links: '3.5rem', width: '80rem' },
  shadow: { float: '0 8px 24px rgb(10 20 30 / 0.2)' },
} as const;

interface OwnPalette {
  /** Backgrounds of solid buttons with white text: dark in the dark scheme too. */
  fill: { primary: string; danger: string };
  /** Borders of fields and outlined buttons, with a contrast of 3:1 to their surroundings. */
  outline: string;
}

declare module '@mui/material/styles' {
  /** The theme is variables, also in MUI's own types. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
}

const colorSchemes: ThemeOptions['colorSchemes'] = {
  light: {
    palette: {
      primary: { main: '#24598c' },
      secondary: { main: '#4a4480' },
      success: { main: '#1f6b41' },
      warning: { main: '#8a5a00' },
      error: { main: '#a92d26' },
      background: { default: '#f5f6f8', paper: '#ffffff' },
      text: { primary: '#1a222c', secondary: '#52606d' },
      divider: '#dde2e7',
      action: { hover: '#eceff3', selected: '#e3edf7' },
      fill: { primary: '#24598c', danger: '#a92d26' },
      outline: '#7f8b98',
    },
  },
  dark: {
    palette: {
      primary: { main: '#8dbbe6' },
      secondary: { main: '#cdc8f0' },
      success: { main: '#8fd0ab' },
      warning: { main: '#e9bd6c' },
      error: { main: '#f09a92' },
      background: { default: '#11161c', paper: '#181f27' },
      text: { primary: '#e6ebf1', secondary: '#a3afbc' },
      divider: '#2b343e',
      action: { hover: '#222b35', selected: '#1b3450' },
      fill: { primary: '#2b669f', danger: '#ae3a32' },
      outline: '#738090',
    },
  },
};

/** Light and dark are two schemes of one theme; MUI reads it in `MuiRoot`, CSS by its variables. */
export const theme = createTheme(
  {
    ...tokens,
    cssVariables: { colorSchemeSelector: 'data', cssVarPrefix: '' },
    colorSchemes,
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: 'var(--font-family)',
      fontWeightBold: 600,
      body1: { fontSize: '0.875rem', lineHeight: 20 / 14 },
      h6: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 28 / 20 },
    },
    components: {
      // Restore the focus ring of base.css, which MUI's styles remove.
      MuiButtonBase: {
        styleOverrides: {
          root: ({ theme: { vars } }) => ({
            '&.Mui-focusVisible': {
              outline: `${tokens.ring.width} solid ${vars.palette.primary.main}`,
              outlineOffset: tokens.ring.offset,
            },
          }),
        },
      },
      // As the class `float` of components/shared.module.css. High contrast paints the border alone.
      MuiPaper: {
        styleOverrides: {
          root: ({ theme: { vars } }) => ({
            border: `1px solid ${vars.palette.divider}`,
            backgroundImage: 'none',
            boxShadow: tokens.shadow.float,
          }),
        },
      },
      MuiDialog: {
        defaultProps: {
          transitionDuration: DIALOG_MS,
          slotProps: { backdrop: { transitionDuration: BACKDROP_MS } },
        },
        styleOverrides: {
          paper: {
            borderRadius: 12,
            [NARROW_WINDOW]: { width: 'calc(100% - 32px)', margin: 16 },
            [LOW_WINDOW]: { maxHeight: 'none', margin: 8 },
          },
          container: {
            // End the dialog above the toasts (components/toasts.module.css).
            boxSizing: 'border-box',
            paddingBottom: 'var(--toasts-height)',
            // In a low window the title and the buttons scroll away with the fields between them.
            [LOW_WINDOW]: { alignItems: 'flex-start', overflowY: 'auto' },
          },
        },
      },
      MuiDialogContent: {
        styleOverrides: { root: { [LOW_WINDOW]: { overflowY: 'visible', flex: 'none' } } },
      },
    },
  },
  ruRU,
);
