import { badRequest } from './reply';
import type { Sandbox, SandboxOptions } from './sandbox';

/** How a new world differs from the sandbox that it is made beside. */
type WorldOptions = Pick<SandboxOptions, 'now' | 'profile' | 'sparse' | 'strict' | 'seed'>;

/** Backends of their own: nothing of one is seen in another. They live as long as the process. */
export interface Worlds {
  readonly ids: readonly string[];
  find(id: string): Sandbox | undefined;
  /**
   * Makes a world with the demo data, its own sessions, faults, log and clock.
   *
   * @throws {Rejection} 400 when the id is taken.
   */
  add(options?: WorldOptions & { id?: string }): { id: string; world: Sandbox };
  /** Removes a world; calls that it holds back go on. */
  remove(id: string): void;
}

/** Keeps the worlds; `create` makes one. */
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
      // Calls that it holds back are answered: nobody could release them any more.
      worlds.get(id)?.clearFaults();
      worlds.delete(id);
    },
  };
}
