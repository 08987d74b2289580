import {
  hashKey,
  type QueryClient,
  type UseMutationOptions,
  useIsMutating,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { writeJson } from '@/lib/json';

/** What a query file hands out for one change of one thing; its key names both. */
export type ActionOptions<Data, Variables, Prepared = unknown> = UseMutationOptions<
  Data,
  Error,
  Variables,
  Prepared
> &
  Required<Pick<UseMutationOptions<Data, Error, Variables, Prepared>, 'mutationKey'>>;

/** What is done about a change: success and failure only by who asked and is still there. */
export interface Outcome<Data> {
  /** It does start: called within the click, for what a browser allows only there. */
  onStart?: (() => void) | undefined;
  onSuccess?: ((data: Data) => void) | undefined;
  onFailure?: ((error: Error) => void) | undefined;
  /** The server has accepted, whoever is still there: what is stored follows. */
  onAccepted?: (() => void) | undefined;
}

/** Starts the change, or does nothing while the same one is under way; says which. */
type Run<Data, Variables> = (variables: Variables, outcome?: Outcome<Data>) => Promise<boolean>;

export interface Action<Data, Variables> {
  run: Run<Data, Variables>;
  /** The same change is under way, started here or anywhere else. */
  isPending: boolean;
}

/** Two clicks of one double click are no further apart; milliseconds. */
const DOUBLE_CLICK_MS = 500;

/**
 * The only way a component runs a mutation (decisions §2.18).
 *
 * - Whether the change is under way is asked of the mutation cache by its key at the moment of the
 *   click, so that a second click, another dialog and the same page entered again all find it.
 * - Changes with a `scope` are never refused: Query runs them one after another, the last one wins.
 * - The outcome belongs to the thing that was acted on and to whoever asked: after the component is
 *   gone, or shows another thing, a late answer calls nobody back.
 */
export function useAction<Data, Variables, Prepared>(
  options: ActionOptions<Data, Variables, Prepared>,
): Action<Data, Variables> {
  const isPending = useIsMutating({ mutationKey: options.mutationKey, exact: true }) > 0;
  return { run: useRun(options), isPending };
}

/** `useAction` for what looks the same while the change is under way, as in every row of a list. */
export function useRun<Data, Variables, Prepared>(
  options: ActionOptions<Data, Variables, Prepared>,
): Run<Data, Variables> {
  const client = useQueryClient();
  const thing = hashKey(options.mutationKey);
  const life = useRef({ isOver: false, thing });
  useEffect(() => {
    const current = { isOver: false, thing };
    life.current = current;
    return () => {
      current.isOver = true;
    };
  }, [thing]);

  return async (variables, { onStart, onSuccess, onFailure, onAccepted } = {}) => {
    const asked = life.current;
    if (isRepeated(client, options, variables)) return false;
    onStart?.();
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions(options));
    let data: Data;
    try {
      data = await mutation.execute(variables);
    } catch (error) {
      if (!asked.isOver) onFailure?.(error instanceof Error ? error : new Error(String(error)));
      return true;
    }
    // Out of the `try`: what breaks from here on is no failure of a change that was made.
    onAccepted?.();
    if (!asked.isOver) onSuccess?.(data);
    return true;
  };
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
