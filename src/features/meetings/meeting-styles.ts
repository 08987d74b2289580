import type { SxProps, Theme } from '@mui/material/styles';

/**
 * How meetings look, in one style sheet for all of them: a list of thousands mounts several at
 * every turn of the wheel, and a component of the theme for each of their parts takes longer than a
 * frame on a slow computer.
 */
export const meetingStyles: SxProps<Theme> = {
  '& .meeting-card': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 23rem' },
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1.5,
    p: { xs: 2, sm: 2.5 },
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    borderLeft: 4,
    borderLeftColor: 'divider',
    // What is inside of a card moves nothing outside of it.
    contain: 'content',
  },
  '& .meeting-card[data-state=upcoming]': { borderLeftColor: 'primary.main' },
  '& .meeting-card[data-state=ongoing]': { borderLeftColor: 'success.main' },
  '& .meeting-card h3': { m: 0, typography: 'h3' },
  '& .meeting-card[data-state=past] h3': { color: 'text.secondary' },
  '& .meeting-facts p': { m: 0, mt: 0.75, typography: 'body2' },
  '& .meeting-facts .student': { typography: 'body1' },
  '& .meeting-facts .secondary': { color: 'text.secondary' },
  '& .meeting-facts .description': { color: 'text.secondary', whiteSpace: 'pre-line' },
  '& .meeting-badges': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    mt: 1,
    typography: 'body2',
  },
  '& .badge': {
    px: 1,
    py: '1px',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: '8px',
    fontSize: '0.8125rem',
    lineHeight: '20px',
  },
  '& .badge.online': { color: 'primary.main', borderColor: 'currentColor' },
  '& .badge.offline': { color: 'secondary.main', borderColor: 'currentColor' },
  '& .badge.upcoming': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& .badge.ongoing': {
    bgcolor: 'success.main',
    borderColor: 'success.main',
    color: 'success.contrastText',
  },
  '& .badge.past': { bgcolor: 'action.selected', borderColor: 'transparent' },
  '& .meeting-actions': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& .meeting-card .meeting-actions': { justifyContent: { md: 'flex-end' } },
  '& .meeting-actions button': {
    typography: 'button',
    fontSize: '0.8125rem',
    px: 1.25,
    py: 0.5,
    minHeight: 32,
    border: 1,
    borderColor: 'transparent',
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'primary.main',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
    '&:disabled': { color: 'text.disabled', cursor: 'default', bgcolor: 'transparent' },
  },
  '& .meeting-actions .outlined': { borderColor: 'currentColor' },
  '& .meeting-actions .danger:enabled': { color: 'error.main' },
};
