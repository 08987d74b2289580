/**
 * The oldest browsers that the app runs in. The script at the end of index.html tells older ones so; it is
 * written in ES5, because they may be unable to parse any other script. Firefox 114, which Vite's
 * `baseline-widely-available` has in place of 115, lacks `toSorted()`.
 */
export const buildTarget = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
