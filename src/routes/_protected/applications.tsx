import { createFileRoute } from '@tanstack/react-router';
import { ConstructionNotice } from '@/components/construction-notice';

export const Route = createFileRoute('/_protected/applications')({
  component: () => <ConstructionNotice heading="Заявки на научное руководство" />,
});
