import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Values that Vite would insert. */
const inBrowser = structuredClone(typescript);
inBrowser.jsc.transform.optimizer = {
  globals: {
    vars: { 'import.meta.env.PROD': 'false', 'import.meta.env.SSR': 'false' },
  },
};

/** One project per kind of test, selected by the file's suffix (docs/CONVENTIONS.md, 'Tests'). */
const kind = (displayName, suffix, more = {}) => ({
  displayName,
  rootDir: import.meta.dirname,
  testRegex: [`\\.${suffix}\\.test\\.tsx?$`],
  testEnvironment: join(import.meta.dirname, 'infra/jest/environment.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', typescript] },
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/web/dist/'],
  ...more,
});

const dependencies = globSync(['{gateway,infra,rest-compat}/package.json', 'services/*/package.json'])
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
  .filter((name) => !name.startsWith('@tippspiel/'));
/** Tests of services, which use packages as Node has loaded them. */
const withServers = (displayName, suffix) =>
  kind(displayName, suffix, {
    testEnvironment: join(import.meta.dirname, 'infra/jest/servers.cjs'),
    transform: {
      '\\.tsx?$': ['@swc/jest', typescript],
      [`/node_modules/(${[...new Set(dependencies)].join('|')})/.*\\.[cm]?js$`]: join(
        import.meta.dirname,
        'infra/jest/packages.cjs',
      ),
    },
    transformIgnorePatterns: [],
  });

/** @type {import('jest').Config} */
export default {
  // In ms, also for hooks, long enough for a busy machine. Jest does not read it per project.
  testTimeout: 180_000,
  projects: [
    kind('unit', 'unit'),
    kind('component', 'component', {
      testEnvironment: join(import.meta.dirname, 'infra/jest/browser.cjs'),
      setupFiles: [join(import.meta.dirname, 'web/src/testing/browser.ts')],
      transform: { '\\.tsx?$': ['@swc/jest', inBrowser] },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/infra/jest/empty.cjs',
        // Loads one file instead of 1,700.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
      },
    }),
    withServers('integration', 'int'),
    withServers('contract', 'contract'),
    withServers('played', 'played'),
    withServers('deep', 'deep'),
    withServers('hostile', 'hostile'),
    withServers('containers', 'containers'),
  ],
};
