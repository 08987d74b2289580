/*
 * A rule for oxlint, which has none for it: an effect hands React nothing but its clean-up.
 *
 * `useEffect(() => element.scrollIntoView())` returns whatever the browser does. By its type that is
 * nothing; Chromium from 150 on returns a promise, which React then calls as the clean-up. So an
 * effect has a body in braces, where a `return` is written on purpose.
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

/** `() => () => stop()` is a clean-up for all to see, and `() => void call()` returns nothing. */
function returnsOnPurpose({ type, operator }) {
  return type === 'ArrowFunctionExpression' || (type === 'UnaryExpression' && operator === 'void');
}

export default { meta: { name: 'effects' }, rules: { body: effectBody } };
