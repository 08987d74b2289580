import type { ReactNode } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { HomePage } from '@/features/home/home-page';

// Saves 46 KiB: the page has no form.
const RescheduleDialog = lazyDialog(
  async () => (await import('@/features/meetings/dialogs/reschedule-dialog')).RescheduleDialog,
);

/** The home page, shown at several addresses (spec §2.1). */
export function Home({ notice }: { notice?: ReactNode }) {
  return (
    <HomePage isSignedIn={useIsSignedIn()} notice={notice} RescheduleDialog={RescheduleDialog} />
  );
}
