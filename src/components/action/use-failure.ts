import { type MutationKey, useMutationState } from '@tanstack/react-query';

/** The error of the last change under exactly this key, started here or anywhere else; none after a success. */
export function useFailure(mutationKey: MutationKey): Error | undefined {
  const errors = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }) => state.error,
  });
  return errors.at(-1) ?? undefined;
}
