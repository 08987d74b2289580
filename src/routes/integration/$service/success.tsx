import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { HomePage } from '@/features/home/home-page';
import { announceIntegration } from '@/lib/integration-news';
import { integrationService } from '@/schemas/addresses';

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
  return <HomePage isSignedIn={useIsSignedIn()} />;
}
