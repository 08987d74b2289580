import { createFileRoute } from '@tanstack/react-router';
import { ConstructionNotice } from '@/components/construction-notice';

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/')({
  component: () => <ConstructionNotice heading="Задания" />,
});
