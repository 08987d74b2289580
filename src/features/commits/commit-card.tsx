import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { isoOf, readable, showInstant } from '@/lib/time';
import type { Commit } from '@/schemas/commits';

const FOLDED_LINES = 4;
const FOLDED_LENGTH = 300;

/** One commit: when, what, who (spec §2.6). A long message shows its beginning until asked. */
export const CommitCard = memo(function CommitCard({ commit }: { commit: Commit }) {
  const messageId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const message = commit.message.trim();
  const isLong = message.length > FOLDED_LENGTH || message.split('\n').length > FOLDED_LINES;
  const { date_created: created } = commit;
  const instant = readable(created);
  return (
    <Card component="article" sx={{ px: { xs: 2, sm: 2.5 }, py: 2, display: 'grid', gap: 1 }}>
      {created !== undefined && (
        <Typography
          component="time"
          dateTime={instant === undefined ? undefined : isoOf(instant)}
          variant="body2"
          color="textSecondary"
        >
          {showInstant(created)}
        </Typography>
      )}
      <Typography
        id={messageId}
        sx={[
          { whiteSpace: 'pre-wrap' },
          isLong &&
            !isOpen && {
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: FOLDED_LINES,
              overflow: 'hidden',
            },
        ]}
      >
        {message || 'Без сообщения'}
      </Typography>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={messageId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ justifySelf: 'start' }}
        >
          {isOpen ? 'Свернуть' : 'Показать полностью'}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        Автор: {commit.created_by || 'не указан'}
      </Typography>
    </Card>
  );
});
