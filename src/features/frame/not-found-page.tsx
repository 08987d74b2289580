import { Page } from '@/components/page';

/** Any other path (spec §2.1): the text 404 and nothing else. */
export function NotFoundPage() {
  return <Page heading="404" />;
}
