import { at, type Mutation } from './mutation.ts';

/** Open pages during a deployment, and the files of the service worker. */
export const versionRules: Mutation[] = [
  ...at('gateway/src/graph/former-operations.ts', 'unit gateway/src/graph/former-operations', {
    'an operation that the web app no longer sends is removed at once': [
      '!present.has(query) && gone >= oldest',
      '!present.has(query) && gone > oldest && gone !== today',
    ],
  }),
  ...at('gateway/src/graph/operations.ts', 'unit gateway/src/graph/operations', {
    'a dropped operation still runs': ['(knownOnly || dropped.has(text))', 'knownOnly'],
  }),
  ...at('gateway/src/pages/kept-assets.ts', 'unit gateway/src/pages/kept-assets', {
    'files of an earlier build are removed at once': [
      'today.getTime() - mtimeMs > KEPT_DAYS * DAY_MS',
      'today.getTime() >= mtimeMs',
    ],
    'the folder of kept files contains an incomplete file': [
      'await copyFile(from, half);\n  await rename(half, join(folder, name));',
      'await copyFile(from, join(folder, name));\n  void half, rename;',
    ],
  }),
  ...at('gateway/src/pages/page-routes.ts', 'integration gateway/test/web', {
    'a service worker caches the page of another build': ['!web || request.query.build !== web.id', '!web'],
  }),
  ...at('web/src/lib/connection/version.ts', 'unit web/src/lib/connection/version', {
    'a new version discards unsaved input': ['!reason || isUnsaved() ||', '!reason ||'],
    'two versions behind one address make a page reload for ever': [
      '|| isUnsaved() || !claim(reason)',
      '|| isUnsaved()',
    ],
  }),
  ...at('web/src/lib/session/device.ts', 'unit web/src/lib/session/device', {
    'a late logout makes the device forget the next player': [
      'id && rememberedVisitor()?.user?.id !== id',
      'false',
    ],
  }),
  ...at('web/pwa.ts', 'unit web/pwa', {
    'an abandoned page is still loaded': ['needed.abort();\n  return shell;', 'return shell;'],
    'a picture opened by its address counts as a screen': ["!url.pathname.includes('.') &&", ''],
  }),
];
