import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { HomePage } from '@/features/home/home-page';
import { announceIntegration } from '@/lib/integration-news';
import { integrationService } from '@/schemas/account';

export const Route = createFileRoute('/integration/$service/success')({
  beforeLoad: ({ params }) => {
    if (!integrationService.safeParse(params.service).success) throw notFound();
  },
  component: SuccessRoute,
});

function SuccessRoute() {
  useEffect(announceIntegration, []);
  return <HomePage />;
}
