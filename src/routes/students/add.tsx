import { createFileRoute } from '@tanstack/react-router';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { HomePage } from '@/features/home/home-page';

export const Route = createFileRoute('/students/add')({ component: HomeRoute });

function HomeRoute() {
  return <HomePage isSignedIn={useIsSignedIn()} />;
}
