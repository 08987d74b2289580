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

/** Callbacks of a change. */
interface Outcome<Data> {
  /** Called synchronously within the click, for things that the browser allows only there. */
  onStart?: (() => void) | undefined;
  /**
   * Called when the server has accepted the change, even if the component is unmounted: for stored state.
   */
  onAccepted?: (() => void) | undefined;
  /**
   * Called only while the component is mounted and shows the changed record; likewise `onFailure`.
   */
  onSuccess?: ((data: Data) => void) | undefined;
  onFailure?: ((error: Error) => void) | undefined;
}

interface Change<Data, Variables> {
  /**
   * Starts the change unless the same one is under way. Resolves after the outcome; `false` if it was not started.
   */
  mutate: (variables: Variables, outcome?: Outcome<Data>) => Promise<boolean>;
  /** Why the last change started here failed; none from the next start on. */
  failure: Error | null;
}

export interface Action<Data, Variables> extends Change<Data, Variables> {
  /** The same change is under way, started here or elsewhere. */
  isPending: boolean;
}

/** Longest time between the two clicks of a double click; milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** A change of `useChange`, and whether it is under way. */
export function useAction<Data, Variables, Prepared>(
  options: ActionOptions<Data, Variables, Prepared>,
): Action<Data, Variables> {
  const change = useChange(options);
  const isPending = useIsMutating({ mutationKey: options.mutationKey, exact: true }) > 0;
  return { ...change, isPending };
}

/**
 * The only way a component runs a mutation (decisions §2.18): `useMutation` that ignores repeated clicks. Each
 * click searches the mutation cache by key, so it finds the same change started by an earlier click, another
 * dialog or an earlier visit to the page. Changes with a `scope` are never ignored: Query runs them one after
 * another, and the last one wins.
 */
export function useChange<Data, Variables, Prepared>(
  options: ActionOptions<Data, Variables, Prepared>,
): Change<Data, Variables> {
  const client = useQueryClient();
  const { mutateAsync, error } = useMutation(options);

  async function mutate(variables: Variables, outcome: Outcome<Data> = {}): Promise<boolean> {
    if (isRepeated(client, options, variables)) return false;
    outcome.onStart?.();
    // Query calls back only while the component is mounted with the same key.
    let isStillHere = false;
    const onSettled = () => {
      isStillHere = true;
    };
    let data: Data;
    try {
      data = await mutateAsync(variables, { onSettled });
    } catch (failure) {
      if (isStillHere) {
        outcome.onFailure?.(failure instanceof Error ? failure : new Error(String(failure)));
      }
      return true;
    }
    // Outside the `try`: an error in a callback must not count as a failed change.
    outcome.onAccepted?.();
    if (isStillHere) outcome.onSuccess?.(data);
    return true;
  }

  return { mutate, failure: error };
}

/**
 * Whether the same change is under way, or was completed between the two clicks of a double click.
 */
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
          // Identifiers may be bigints, which `hashKey` cannot serialise.
          writeJson([state.variables]) === writeJson([variables])),
    );
}
