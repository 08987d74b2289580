import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConstructionNotice } from '@/components/construction-notice';
import { integrationService } from '@/schemas/account';

export const Route = createFileRoute('/_protected/integration/$service')({
  beforeLoad: ({ params }) => {
    if (!integrationService.safeParse(params.service).success) throw notFound();
  },
  component: () => <ConstructionNotice heading="Авторизация" />,
});
