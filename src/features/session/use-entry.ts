import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

/** Leaves the form of who has signed in, with nothing that was read before. */
export function useEntry() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    queryClient.clear();
    // Runs the page's guard, which redirects to the current target: a menu link may have been pressed while the server
    // was answering.
    void router.invalidate();
    return undefined;
  };
}
