import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import type { Id } from '@/lib/id';
import { type PrintedReview, readReviews } from './read-reviews';
import { ReviewSheets } from './review-sheets';

interface PrintReviewsProps {
  projectIds: readonly Id[];
  label: string;
  /** Among several buttons, of which another one leads. */
  isQuiet?: boolean;
}

/** A button that opens the browser's print dialog on the supervisor's review of each of the projects. */
export function PrintReviews({ projectIds, label, isQuiet }: PrintReviewsProps) {
  const client = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  const [reviews, setReviews] = useState<readonly PrintedReview[]>([]);
  const [isSheetOut, setIsSheetOut] = useState(false);

  async function print() {
    setReviews([]);
    setIsReading(true);
    setReviews(await readReviews(client, projectIds));
    setIsReading(false);
    setIsSheetOut(true);
  }

  return (
    <>
      {reviews.some(({ isPartial }) => isPartial) && (
        <Notice tint="warning" role="alert">
          Часть данных не получена: на листе на их месте пустые строки.
        </Notice>
      )}
      <Button
        {...(!isQuiet && { variant: 'outlined', icon: 'document' })}
        isPending={isReading}
        onClick={() => void print()}
      >
        {label}
      </Button>
      {isSheetOut && <ReviewSheets reviews={reviews} onPutAway={() => setIsSheetOut(false)} />}
    </>
  );
}
