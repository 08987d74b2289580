/**
 * Mutants at random places, as mutation tools plant them: for `npm test -- mutants --random 60 --seed 7`
 * (scripts/mutants.mjs).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';

/** Left out: what no Vitest test imports, generated code, and data (colours, the demo data). */
const LEFT_OUT =
  /routeTree\.gen|\.d\.ts$|^src\/(main\.tsx|theme\.ts|document\/|mocks\/(public|seed)\/)/;
/** Number of test files that run for one mutant. */
const NEAREST = 12;

const OTHER_OPERATOR = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/**
 * `count` mutants; the same ones for the same seed and the same program.
 *
 * @param {string} root
 * @param {{ count: number, seed: number }} wanted
 * @returns {import('./random-mutants.d.mts').Mutant[]}
 */
export function randomMutants(root, { count, seed }) {
  const sources = filesBelow(root, 'src').filter((file) => !LEFT_OUT.test(file));
  const places = sources.flatMap((file) => placesIn(file, readFileSync(join(root, file), 'utf8')));
  const random = createRandom(seed);
  const chosen = [];
  while (chosen.length < count && places.length > 0) {
    chosen.push(...places.splice(Math.floor(random() * places.length), 1));
  }
  return chosen;
}

/** The code of a mutant's file with the mutant in it. Throws if its place is not there. */
export function planted(code, { name, file, from, to, at }) {
  if (!code.startsWith(from, at)) throw new Error(`${name}: not there in ${file}`);
  return code.slice(0, at) + to + code.slice(at + from.length);
}

/** All places of a file where a mutation is possible, with the mutation. */
function placesIn(file, code) {
  const { program } = parseSync(file, code, { sourceType: 'module' });
  const places = [];

  function add(node, to, mutation) {
    const from = code.slice(node.start, node.end);
    const line = code.slice(0, node.start).split('\n').length;
    const shown = from.replace(/\s+/g, ' ').slice(0, 60);
    const kind = kindOf(node, to);
    places.push({
      name: `line ${line}, ${mutation}: ${shown}`,
      file,
      from,
      to,
      at: node.start,
      kind,
    });
  }

  function visit(node, parent) {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent);
      return;
    }
    if (typeof node?.type !== 'string' || isOfTypes(node)) return;
    plant(node, parent);
    for (const [key, child] of Object.entries(node)) {
      // Names of modules and of properties are not values.
      if (key === 'source' || (key === 'key' && !node.computed)) continue;
      if (typeof child === 'object' && child !== null) visit(child, node);
    }
  }

  function plant(node, parent) {
    const text = (part) => code.slice(part.start, part.end);
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const other = OTHER_OPERATOR[node.operator];
        if (other === undefined) break;
        const between = code.slice(node.left.end, node.right.start);
        // In parentheses, since the other operator may have another precedence.
        const to = `((${text(node.left)})${between.replace(node.operator, other)}(${text(node.right)}))`;
        add(node, to, `${node.operator} → ${other}`);
        break;
      }
      case 'IfStatement':
      case 'ConditionalExpression':
        add(node.test, 'true', 'condition → true');
        add(node.test, 'false', 'condition → false');
        break;
      case 'UnaryExpression':
        if (node.operator === '!') add(node, `(${text(node.argument)})`, '! removed');
        break;
      case 'Literal':
        if (typeof node.value === 'number') add(node, `(${node.raw} + 1)`, 'number + 1');
        else if (typeof node.value === 'boolean') add(node, String(!node.value), 'boolean turned');
        else if (typeof node.value === 'string' && node.value !== '' && isValue(parent)) {
          add(node, parent.type === 'JSXAttribute' ? '""' : "''", 'text emptied');
        }
        break;
      case 'ExpressionStatement':
        if (!node.directive && parent.type !== 'Program') add(node, ';', 'line removed');
        break;
      default:
    }
  }

  visit(program, undefined);
  return places;
}

/** The kind of the place, which decides how a call is inserted before it (scripts/mutants.config.ts). */
function kindOf({ type }, to) {
  if (type === 'ExpressionStatement') return 'statement';
  return to === '""' ? 'attribute' : 'expression';
}

function isOfTypes({ type, importKind, exportKind }) {
  if (importKind === 'type' || exportKind === 'type') return true;
  const holdsValue = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
  return type.startsWith('TS') && !holdsValue.includes(type);
}

/** Whether a string below this node is a value, not the name of a module or a directive. */
function isValue(parent) {
  return !/^(Import|Export)|^ExpressionStatement$/.test(parent.type);
}

/**
 * The tests that executed the place of a mutant, those with a path of similar words first; ties go to the tests that
 * reach the fewest places.
 *
 * @param {string} file
 * @param {readonly { test: string, places: number }[]} reaching
 */
export function nearestTests(file, reaching) {
  const words = wordsOf(file);
  return reaching
    .map(({ test, places }) => {
      const testWords = [...wordsOf(test)];
      const common = testWords.filter((word) => words.has(word)).length / testWords.length;
      return { test, order: [-common, places] };
    })
    .toSorted((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1])
    .slice(0, NEAREST)
    .map(({ test }) => test);
}

/** The words of a path in the singular, without its top folder (for tests, its first two) and its endings. */
function wordsOf(path) {
  const [, ...parts] = path.replace(/(\.dom)?(\.test)?\.tsx?$/, '').split(/[/.-]/);
  const own = parts.length > 1 && path.startsWith('tests/') ? parts.slice(1) : parts;
  return new Set(own.map((part) => part.replace(/s$/, '')));
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let a = Math.imul(state ^ (state >>> 15), state | 1);
    a ^= a + Math.imul(a ^ (a >>> 7), a | 61);
    return ((a ^ (a >>> 14)) >>> 0) / 2 ** 32;
  };
}
