import type { SxProps, Theme } from '@mui/material/styles';

/** Pixels of an hour: a quarter of it holds a line of text. */
export const HOUR_HEIGHT = 64;
/** Pixels of the column with the hours. */
export const HOURS_WIDTH = 52;
/** Pixels of a day's name. */
export const HEADER_HEIGHT = 40;

/**
 * The grid of the week view. A week may hold hundreds of meetings, so they are plain elements that
 * share this one style sheet.
 */
export const weekStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: `${HOURS_WIDTH}px repeat(7, minmax(7rem, 1fr))`,
  overflowX: 'auto',
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .hours': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: '0.75rem',
    textAlign: 'right',
    pr: 1,
    // The label of an hour stands at its line.
    '& > div': { transform: 'translateY(-0.6em)' },
    '& > div:first-of-type': { transform: 'none' },
  },
  '& .day': { borderLeft: 1, borderColor: 'divider', minWidth: 0 },
  '& .day-name': {
    m: 0,
    height: HEADER_HEIGHT,
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.875rem',
    fontWeight: 600,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .day-name.today': { color: 'primary.main', boxShadow: 'inset 0 -3px currentColor' },
  '& .times': {
    position: 'relative',
    contain: 'content',
    listStyle: 'none',
    m: 0,
    p: 0,
    backgroundImage: (theme) =>
      `linear-gradient(${theme.vars?.palette.divider ?? theme.palette.divider} 1px, transparent 1px)`,
    backgroundSize: `100% ${HOUR_HEIGHT}px`,
  },
  '& .meeting': { position: 'absolute', p: '1px' },
  '& .meeting > button': {
    all: 'unset',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    columnGap: '4px',
    overflow: 'hidden',
    px: 0.5,
    borderRadius: 0.5,
    borderLeft: 3,
    borderLeftColor: 'primary.main',
    bgcolor: 'action.selected',
    color: 'text.primary',
    fontSize: '0.6875rem',
    lineHeight: '14px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.focus' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
  '& .meeting[data-state=upcoming] > button': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover': { bgcolor: 'primary.dark' },
  },
  '& .meeting[data-state=ongoing] > button': {
    bgcolor: 'success.main',
    borderLeftColor: 'success.main',
    color: 'success.contrastText',
  },
  '& .meeting[data-state=past] > button': {
    borderLeftStyle: 'dashed',
    borderLeftColor: 'text.secondary',
  },
  '& .meeting strong': { fontWeight: 650 },
  '& .now': {
    position: 'absolute',
    insetInline: 0,
    height: 0,
    zIndex: 1,
    pointerEvents: 'none',
    borderTop: 2,
    borderColor: 'error.main',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: -6,
      width: 10,
      height: 10,
      borderRadius: '50%',
      bgcolor: 'error.main',
    },
  },
};
