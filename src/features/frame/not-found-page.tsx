import { Page } from '@/components/page';

/** The page of every unknown path (spec §2.1): only the text 404. */
export function NotFoundPage() {
  return <Page heading="404" />;
}
