import type { Config } from 'jest';

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '@swc/jest' },
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/web/dist/'],
} satisfies Config;

/** One project per kind of test, picked by the file's suffix (docs/DEVELOPMENT.md, 'Tests'). */
const config: Config = {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['**/*.unit.test.{ts,tsx}'] },
    { ...shared, displayName: 'integration', testMatch: ['**/*.int.test.ts'] },
    { ...shared, displayName: 'contract', testMatch: ['**/*.contract.test.ts'] },
    { ...shared, displayName: 'hostile', testMatch: ['**/*.hostile.test.ts'] },
    { ...shared, displayName: 'played', testMatch: ['**/*.played.test.ts'] },
    { ...shared, displayName: 'e2e', testMatch: ['**/*.e2e.test.ts'] },
  ],
};

export default config;
