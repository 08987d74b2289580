import { createFileRoute } from '@tanstack/react-router';
import { ConstructionNotice } from '@/components/construction-notice';

export const Route = createFileRoute('/integration/setplanner')({
  component: () => <ConstructionNotice heading="Выбор календаря" />,
});
