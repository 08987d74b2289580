import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LogoutPage } from '@/features/session/logout-page';

export const Route = createFileRoute('/logout')({
  component: LogoutRoute,
});

function LogoutRoute() {
  const { history, navigate } = useRouter();
  return (
    <LogoutPage
      onStay={() => (history.canGoBack() ? history.back() : void navigate({ to: '/' }))}
    />
  );
}
