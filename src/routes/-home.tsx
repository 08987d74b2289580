import type { ReactNode } from 'react';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { HomePage } from '@/features/home/home-page';

/** The home page, shown at several addresses (spec §2.1). */
export function Home({ notice }: { notice?: ReactNode }) {
  return <HomePage isSignedIn={useIsSignedIn()} notice={notice} />;
}
