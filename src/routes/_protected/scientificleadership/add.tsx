import { createFileRoute } from '@tanstack/react-router';
import { ConstructionNotice } from '@/components/construction-notice';

export const Route = createFileRoute('/_protected/scientificleadership/add')({
  component: () => <ConstructionNotice heading="Добавить проект" />,
});
