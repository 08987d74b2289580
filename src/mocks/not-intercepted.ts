/** The answer of `npm start` to a call that the service worker did not intercept (`scripts/sandbox-gate.ts`). */
export const NOT_INTERCEPTED = {
  /** Marks the answer, so that the panel can tell it from an ordered 503. */
  header: 'X-Sandbox-Not-Intercepted',
  message: 'Песочница не перехватывает запросы',
};
