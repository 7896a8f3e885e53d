import type { Mutation } from './mutation.ts';

/** Open pages during a deployment, and the files of the service worker. */
// prettier-ignore -- a row each
export const versionRules: Mutation[] = [
  {
    what: 'an operation that the web app no longer sends is removed at once',
    file: 'gateway/src/graph/former-operations.ts',
    from: '!present.has(query) && gone >= oldest',
    to: '!present.has(query) && gone > oldest && gone !== today',
    tests: 'unit gateway/src/graph/former-operations',
  },
  {
    what: 'a dropped operation still runs',
    file: 'gateway/src/graph/operations.ts',
    from: '(knownOnly || dropped.has(text))',
    to: 'knownOnly',
    tests: 'unit gateway/src/graph/operations',
  },
  {
    what: 'files of an earlier build are removed at once',
    file: 'gateway/src/pages/kept-assets.ts',
    from: 'today.getTime() - mtimeMs > KEPT_DAYS * DAY_MS',
    to: 'today.getTime() >= mtimeMs',
    tests: 'unit gateway/src/pages/kept-assets',
  },
  {
    what: 'a service worker caches the page of another build',
    file: 'gateway/src/pages/page-routes.ts',
    from: '!web || request.query.build !== web.id',
    to: '!web',
    tests: 'integration gateway/test/web',
  },
  {
    what: 'a new version discards unsaved input',
    file: 'web/src/lib/connection/version.ts',
    from: '!reason || isUnsaved() ||',
    to: '!reason ||',
    tests: 'unit web/src/lib/connection/version',
  },
  {
    what: 'two versions behind one address make a page reload for ever',
    file: 'web/src/lib/connection/version.ts',
    from: '|| isUnsaved() || !claim(reason)',
    to: '|| isUnsaved()',
    tests: 'unit web/src/lib/connection/version',
  },
  {
    what: 'a late logout makes the device forget the next player',
    file: 'web/src/lib/session/device.ts',
    from: 'id && rememberedVisitor()?.user?.id !== id',
    to: 'false',
    tests: 'unit web/src/lib/session/device',
  },
  {
    what: 'the folder of kept files contains an incomplete file',
    file: 'gateway/src/pages/kept-assets.ts',
    from: 'await copyFile(from, half);\n  await rename(half, join(folder, name));',
    to: 'await copyFile(from, join(folder, name));\n  void half, rename;',
    tests: 'unit gateway/src/pages/kept-assets',
  },
  {
    what: 'an abandoned page is still loaded',
    file: 'web/pwa.ts',
    from: 'needed.abort();\n  return shell;',
    to: 'return shell;',
    tests: 'unit web/pwa',
  },
  {
    what: 'a picture opened by its address counts as a screen',
    file: 'web/pwa.ts',
    from: "!url.pathname.includes('.') &&",
    to: '',
    tests: 'unit web/pwa',
  },
];
