import { badRequest } from './reply';
import type { Sandbox, SandboxOptions } from './sandbox';

/** In what a new world may differ from its sandbox. */
type WorldOptions = Pick<SandboxOptions, 'now' | 'profile' | 'seed'>;

/** Independent backends that share no data. They live as long as the process. */
export interface Worlds {
  readonly ids: readonly string[];
  find(id: string): Sandbox | undefined;
  /**
   * Creates a world with the demo data and its own sessions, faults, log and clock.
   *
   * @throws {Rejection} 400 when the id is taken.
   */
  add(options?: WorldOptions & { id?: string }): { id: string; world: Sandbox };
  /** Removes a world; the calls that it holds back continue. */
  remove(id: string): void;
}

/** Creates the worlds of a sandbox; `create` builds the sandbox of a world. */
export function createWorlds(create: (options: WorldOptions) => Sandbox): Worlds {
  const worlds = new Map<string, Sandbox>();
  let last = 0;

  function freeId(): string {
    do last += 1;
    while (worlds.has(String(last)));
    return String(last);
  }

  return {
    get ids() {
      return [...worlds.keys()];
    },
    find: (id) => worlds.get(id),
    add({ id = freeId(), ...options } = {}) {
      if (worlds.has(id)) throw badRequest(`Такой мир уже есть: ${id}`);
      const world = create(options);
      worlds.set(id, world);
      return { id, world };
    },
    remove(id) {
      // Release held calls, which could not be released afterwards.
      worlds.get(id)?.clearFaults();
      worlds.delete(id);
    },
  };
}
