import { createFileRoute, notFound } from '@tanstack/react-router';
import { HomePage } from '@/features/home/home-page';
import { integrationService } from '@/schemas/account';

export const Route = createFileRoute('/integration/$service/success')({
  beforeLoad: ({ params }) => {
    if (!integrationService.safeParse(params.service).success) throw notFound();
  },
  component: HomePage,
});
