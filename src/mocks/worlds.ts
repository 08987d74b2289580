import { badRequest } from './reply';
import type { Sandbox, SandboxOptions } from './sandbox';

/** In what a new world may differ from its sandbox. */
type WorldOptions = Pick<SandboxOptions, 'now' | 'profile' | 'seed'>;

/** Independent backends that share no data. They live as long as the process. */
export type Worlds = ReturnType<typeof createWorlds>;

/** Creates the worlds of a sandbox; `create` builds the sandbox of a world. */
export function createWorlds(create: (options: WorldOptions) => Sandbox) {
  const worlds = new Map<string, Sandbox>();
  let last = 0;

  function freeId(): string {
    do last += 1;
    while (worlds.has(String(last)));
    return String(last);
  }

  return {
    get ids(): string[] {
      return [...worlds.keys()];
    },
    find: (id: string): Sandbox | undefined => worlds.get(id),
    /**
     * Creates a world with the demo data and its own sessions, faults, log and clock. Returns its id.
     *
     * @throws {Rejection} 400 when the id is taken.
     */
    add({ id = freeId(), ...options }: WorldOptions & { id?: string | undefined } = {}): string {
      if (worlds.has(id)) throw badRequest(`Такой мир уже есть: ${id}`);
      worlds.set(id, create(options));
      return id;
    },
    /** Removes a world; the calls that it holds back continue. */
    remove(id: string): void {
      // Release held calls, which could not be released afterwards.
      worlds.get(id)?.clearFaults();
      worlds.delete(id);
    },
  };
}
