/** How `npm start` answers a call that the service worker let through (`scripts/sandbox-gate.ts`). */
export const NOT_INTERCEPTED = {
  /** Marks the answer, so that the panel can tell it from a 503 on order. */
  header: 'X-Sandbox-Not-Intercepted',
  message: 'Песочница не перехватывает запросы',
};
