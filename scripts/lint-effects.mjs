/*
 * A rule for oxlint, which has no such rule itself: an effect returns nothing but its clean-up.
 *
 * `useEffect(() => element.scrollIntoView())` returns whatever the browser returns. By its type that is
 * nothing, but Chromium from 150 on returns a promise, which React then calls as the clean-up. So effects
 * need a body in braces, where every `return` is intended.
 */

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

const effectBody = {
  meta: {
    messages: {
      braces:
        "Give the effect a body in braces and `return` only its clean-up: what a call returns is the browser's to change.",
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [effect] }) {
      if (!EFFECTS.has(callee.name ?? callee.property?.name)) return;
      if (effect?.type !== 'ArrowFunctionExpression' || effect.body.type === 'BlockStatement')
        return;
      if (returnsOnPurpose(effect.body)) return;
      context.report({ node: effect, messageId: 'braces' });
    },
  }),
};

/** Allowed without braces: `() => () => stop()` is clearly a clean-up, `() => void call()` returns nothing. */
function returnsOnPurpose({ type, operator }) {
  return type === 'ArrowFunctionExpression' || (type === 'UnaryExpression' && operator === 'void');
}

export default { meta: { name: 'effects' }, rules: { body: effectBody } };
