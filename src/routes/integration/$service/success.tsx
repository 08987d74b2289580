import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuthorizationOutcome } from '@/features/account/authorization-end';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { serviceParams } from '@/schemas/addresses';
import { Home } from '../../-home';

export const Route = createFileRoute('/integration/$service/success')({
  params: serviceParams,
  component: SuccessRoute,
});

function SuccessRoute() {
  const { service } = Route.useParams();
  const isSignedIn = useIsSignedIn();
  const navigate = Route.useNavigate();
  // The service adds a code to exchange: it must not stay in the address, which the browser remembers.
  useEffect(() => {
    void navigate({ search: {}, replace: true });
  }, [navigate]);
  return <Home notice={isSignedIn && <AuthorizationOutcome service={service} />} />;
}
