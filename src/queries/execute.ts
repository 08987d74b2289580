import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside of components, with the client's defaults and `meta`. */
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
