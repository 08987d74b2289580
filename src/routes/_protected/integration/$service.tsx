import { createFileRoute } from '@tanstack/react-router';
import { AuthorizationPage } from '@/features/account/authorization-page';
import { integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';
import { serviceParams } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/integration/$service')({
  params: serviceParams,
  loader: ({ context }) => prefetch(context.queryClient, integrationsOptions()),
  component: AuthorizationRoute,
});

function AuthorizationRoute() {
  const { service } = Route.useParams();
  return <AuthorizationPage key={service} service={service} />;
}
