import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Makes a change that no component asks for, with the defaults and the bookkeeping of every other one. */
export function execute<Data, Variables, Prepared>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables, Prepared>,
  variables: Variables,
): Promise<Data> {
  return client
    .getMutationCache()
    .build(client, client.defaultMutationOptions(options))
    .execute(variables);
}
