import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announceIntegration } from '@/lib/integration-news';
import { integrationService } from '@/schemas/addresses';
import { Home } from '../../-home';

export const Route = createFileRoute('/integration/$service/success')({
  params: {
    parse: ({ service }) => {
      const known = integrationService(service);
      return known !== undefined && { service: known };
    },
  },
  component: SuccessRoute,
});

function SuccessRoute() {
  useEffect(announceIntegration, []);
  return <Home />;
}
