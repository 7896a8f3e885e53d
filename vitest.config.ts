import { defineConfig } from 'vitest/config';
import { LongestFirst } from './infra/local/longest-first.ts';

/**
 * One project per kind of test, picked by the file's suffix (docs/DEVELOPMENT.md, 'Tests'). Times in ms: for real
 * servers, and two cores that others may be busy on.
 */
const kinds = {
  unit: { include: ['**/*.unit.test.{ts,tsx}'], timeout: 60_000 },
  integration: { include: ['**/*.int.test.ts'], timeout: 180_000, retry: 1 },
  contract: { include: ['**/*.contract.test.ts'], timeout: 120_000 },
  hostile: { include: ['**/*.hostile.test.ts'], timeout: 600_000 },
  played: { include: ['**/*.played.test.ts'], timeout: 180_000 },
  e2e: { include: ['**/*.e2e.test.ts'], timeout: 300_000, retry: 1 },
};
type Kind = { include: string[]; timeout: number; retry?: number };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: Object.entries<Kind>(kinds).map(([name, { include, timeout, retry }]) => ({
      // Vite would take the module that Node does not take, and Apollo knows a schema of its own copy only.
      resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
      test: {
        name,
        include,
        exclude: ['**/node_modules/**', '.data/**', 'web/dist/**'],
        // A process for each test file: what a service leaves behind in one, no other sees.
        pool: 'forks' as const,
        testTimeout: timeout,
        hookTimeout: timeout,
        retry,
      },
    })),
  },
});
