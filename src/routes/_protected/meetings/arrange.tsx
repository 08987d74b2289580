import { createFileRoute } from '@tanstack/react-router';
import { ConstructionNotice } from '@/components/construction-notice';

export const Route = createFileRoute('/_protected/meetings/arrange')({
  component: () => <ConstructionNotice heading="Добавить свободный слот" />,
});
