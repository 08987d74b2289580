import Link from '@mui/material/Link';

/** The first Tab stop of every page: past the navigation, to the content. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 16,
        top: -100,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:focus-visible': { top: 8 },
      }}
    >
      Перейти к содержанию
    </Link>
  );
}
