/*
 * A rule for oxlint: imports run one way. A layer is a folder of src or a single file there (`theme` is
 * src/theme.ts); it may import itself and what MAY_IMPORT names for it. Features do not import one another, but for
 * the pairs of FEATURE_PAIRS.
 */
import { dirname, relative, resolve } from 'node:path';

const BELOW_FEATURES = ['lib', 'domain', 'schemas', 'api', 'queries', 'theme', 'components'];

const MAY_IMPORT = {
  lib: [],
  // The sandbox is a server of its own: a wrong schema would blind both.
  mocks: ['lib', 'package.json'],
  domain: ['lib'],
  schemas: ['lib', 'domain'],
  api: ['lib', 'domain', 'schemas'],
  queries: ['lib', 'domain', 'schemas', 'api'],
  theme: ['lib'],
  // Components know nothing of projects or meetings: they get their content as props.
  components: ['lib', 'theme'],
  features: BELOW_FEATURES,
  routes: [...BELOW_FEATURES, 'features', 'routeTree.gen'],
  router: [...BELOW_FEATURES, 'features', 'routes', 'routeTree.gen'],
  'idle-work': BELOW_FEATURES,
  // Code that the build writes into index.html.
  document: [...BELOW_FEATURES, 'features', 'routes'],
  // Starts everything, the sandbox too, by import(): the build fails on its code.
  main: [...BELOW_FEATURES, 'features', 'router', 'idle-work', 'mocks', 'base'],
};

/** The features that show a part of another one, which must not lead back. */
const FEATURE_PAIRS = {
  'features/home': ['features/meetings', 'features/projects'],
  'features/projects': ['features/paper'],
  'features/statistics': ['features/grades'],
};

/** The packages that a layer may import; the layers that are not named may import any. */
const MAY_IMPORT_PACKAGES = { domain: [], api: ['js-cookie'] };

const ROOT = resolve(import.meta.dirname, '..');

const direction = {
  meta: {
    messages: { direction: '{{importer}} may not import {{imported}} (scripts/lint-layers.mjs).' },
  },
  create(context) {
    const importer = placeOf(context.filename);

    function check({ source }) {
      const specifier = source?.value;
      if (typeof specifier !== 'string') return;
      const imported = importedPlace(specifier, context.filename);
      const isAllowed = imported
        ? mayImport(importer, imported)
        : (MAY_IMPORT_PACKAGES[importer.layer]?.includes(specifier) ?? true);
      if (isAllowed) return;
      const name = imported?.name ?? specifier;
      const data = { importer: importer.name, imported: name };
      context.report({ node: source, messageId: 'direction', data });
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The layer of a file, with the name of the feature if it is of one. */
function placeOf(file) {
  const [top = '', ...below] = relative(ROOT, file).split(/[\\/]/);
  const [first, second] = top === 'src' ? below : [top];
  const layer = first.replace(/\.(css|tsx?)$/, '');
  return { layer, name: layer === 'features' ? `${layer}/${second}` : layer };
}

/** The place of an imported file, `undefined` for a package. */
function importedPlace(specifier, importer) {
  const below = /^(?:@|\/src)\/(.*)/.exec(specifier)?.[1];
  if (below !== undefined) return placeOf(resolve(ROOT, 'src', below));
  return specifier.startsWith('.') ? placeOf(resolve(dirname(importer), specifier)) : undefined;
}

function mayImport(importer, imported) {
  return (
    importer.name === imported.name ||
    (MAY_IMPORT[importer.layer] ?? []).includes(imported.layer) ||
    (FEATURE_PAIRS[importer.name] ?? []).includes(imported.name)
  );
}

export default { meta: { name: 'layers' }, rules: { direction } };
