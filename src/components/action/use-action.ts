import {
  type QueryClient,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { writeJson } from '@/lib/json';

/** Mutation options from `queries/`; the key, which they must have, names the record and the change. */
export type ActionOptions<Data, Variables, Prepared = unknown> = UseMutationOptions<
  Data,
  Error,
  Variables,
  Prepared
> &
  Required<Pick<UseMutationOptions<Data, Error, Variables, Prepared>, 'mutationKey'>>;

/** What follows from a change. */
export interface Outcome<Data> {
  /** The change starts: called within the click, for what a browser allows only there. */
  onStart?: (() => void) | undefined;
  /** The server has accepted, whether or not the component is still there: what is stored follows. */
  onAccepted?: (() => void) | undefined;
  /** Called only while the component is mounted and shows what was changed; so is `onFailure`. */
  onSuccess?: ((data: Data) => void) | undefined;
  onFailure?: ((error: Error) => void) | undefined;
}

export interface Action<Data, Variables> {
  /**
   * Starts the change, or does nothing while the same one is under way. Resolves after the outcome, to
   * whether it was started.
   */
  mutate: (variables: Variables, outcome?: Outcome<Data>) => Promise<boolean>;
  /** The same change is under way, started here or anywhere else. */
  isPending: boolean;
}

/** The two clicks of a double click are at most this far apart; milliseconds. */
const DOUBLE_CLICK_MS = 500;

/**
 * The only way a component runs a mutation (decisions §2.18): `useMutation`, and before it the question
 * whether the same change is under way. It is asked of the mutation cache by the key, at the moment of
 * the click, so that a second click, another dialog and the same page entered again all find it.
 * Changes with a `scope` are never refused: Query runs them one after another, the last one wins.
 */
export function useAction<Data, Variables, Prepared>(
  options: ActionOptions<Data, Variables, Prepared>,
): Action<Data, Variables> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(options);
  const isPending = useIsMutating({ mutationKey: options.mutationKey, exact: true }) > 0;

  async function mutate(variables: Variables, outcome: Outcome<Data> = {}): Promise<boolean> {
    if (isRepeated(client, options, variables)) return false;
    outcome.onStart?.();
    // Query calls back only a component that is still mounted and has not turned to another key.
    let isStillHere = false;
    const onSettled = () => {
      isStillHere = true;
    };
    let data: Data;
    try {
      data = await mutateAsync(variables, { onSettled });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (isStillHere) outcome.onFailure?.(failure);
      return true;
    }
    // Outside the `try`: an error in a callback is no failure of a change that was made.
    outcome.onAccepted?.();
    if (isStillHere) outcome.onSuccess?.(data);
    return true;
  }

  return { mutate, isPending };
}

/** The same change is under way, or was done between the two clicks of one double click. */
function isRepeated<Data, Variables, Prepared>(
  client: QueryClient,
  { mutationKey, scope }: ActionOptions<Data, Variables, Prepared>,
  variables: Variables,
): boolean {
  if (scope) return false;
  return client
    .getMutationCache()
    .findAll({ mutationKey, exact: true })
    .some(
      ({ state }) =>
        state.status === 'pending' ||
        (state.status === 'success' &&
          Date.now() - state.submittedAt < DOUBLE_CLICK_MS &&
          // Identifiers may be longer than a number holds, which `hashKey` cannot write.
          writeJson([state.variables]) === writeJson([variables])),
    );
}
