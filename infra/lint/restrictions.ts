import { builtinRules } from 'eslint/use-at-your-own-risk';

/**
 * Imports and calls that are allowed only in some places, one row each. Every row becomes a separately named rule. If
 * two configurations of one rule match a file, ESLint applies only the later one. So rows named `no-restricted-imports`
 * would disable each other.
 */
const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'services/*/test/**',
  '{gateway,rest-compat}/test/**',
  'e2e/**',
];
const typescript = '{services,gateway,rest-compat,web,infra,e2e}/**/*.{ts,tsx}';

const packages = (names: string[], message: string) => ({
  rule: 'no-restricted-imports',
  options: [{ patterns: [{ regex: `^(${names.join('|')})(/|$)`, message }] }],
});
const syntax = (message: string, ...selectors: string[]) => ({
  rule: 'no-restricted-syntax',
  options: selectors.map((selector) => ({ selector, message })),
});
const member = (object: string, property: string) =>
  `MemberExpression[object.name='${object}'][property.name='${property}']`;

type Restriction = { name: string; files: string[]; ignores: string[]; rule: string; options: unknown[] };

export const restrictions: Restriction[] = [
  {
    name: 'nats-in-its-room',
    files: [typescript],
    ignores: ['services/shared/src/platform/nats/**', 'infra/**', ...tests],
    ...packages(['nats'], 'Only services/shared/src/platform/nats talks to NATS: use the bus.'),
  },
  {
    name: 's3-in-media',
    files: [typescript],
    ignores: ['services/media/**', 'infra/**'],
    ...packages(['minio'], 'Only media talks to S3.'),
  },
  {
    name: 'effects-in-their-room',
    files: [typescript],
    ignores: ['services/*/src/effects/**', 'infra/**', ...tests],
    ...packages(
      ['nodemailer', 'web-push', 'openid-client', '@node-rs/argon2'],
      'Only effects send mails and notifications, ask a provider or hash: hand them in.',
    ),
  },
  {
    name: 'database-in-stores',
    files: ['{services,gateway,rest-compat,web}/**/*.{ts,tsx}'],
    ignores: ['services/*/src/store/**', 'services/*/src/*.ts', 'services/shared/src/**', ...tests],
    ...packages(['mongoose', 'mongodb'], 'Only stores talk to the database.'),
  },
  {
    name: 'bulk-writes-in-order',
    files: ['services/*/src/**/*.ts'],
    ignores: ['services/shared/src/platform/mongo/bulk.ts'],
    ...syntax(
      'Two bulk writes in different orders lock each other out: use services/shared/src/platform/mongo/bulk.ts.',
      "CallExpression > MemberExpression.callee[property.name='bulkWrite']",
    ),
  },
  {
    name: 'http-at-the-edge',
    files: ['services/*/src/{domain,app,store,effects,projection,jobs,resolvers,events}/**/*.ts'],
    ignores: ['services/shared/**'],
    ...packages(
      ['fastify', '@fastify', 'undici', '@apollo'],
      'HTTP ends before the use case: see src/http and server.ts.',
    ),
  },
  {
    name: 'rights-in-use-cases',
    files: ['services/*/src/{domain,store,effects,projection,jobs,resolvers,events}/**/*.ts'],
    ignores: tests,
    ...packages(['@tippspiel/shared/contracts/auth/require'], 'Who may do what is decided in the use case.'),
  },
  {
    name: 'pure-domain',
    files: ['services/*/src/domain/**/*.ts'],
    ignores: tests,
    rule: 'no-restricted-imports',
    options: [{ patterns: [{ regex: '^[^.]', message: 'The domain imports only itself.' }] }],
  },
  {
    name: 'no-surroundings-in-domain',
    files: ['services/*/src/domain/**/*.ts'],
    ignores: tests,
    rule: 'no-restricted-globals',
    options: ['process', 'setTimeout', 'setInterval', 'setImmediate', 'fetch', 'crypto', 'performance'],
  },
  {
    name: 'time-is-handed-in',
    files: ['services/*/src/{domain,app,store,effects,projection,jobs,resolvers,events,http}/**/*.ts'],
    ignores: ['services/shared/**', ...tests],
    ...syntax(
      'The time comes from the clock that is handed in; what the database compares with its own, from realNow().',
      member('Date', 'now'),
      "NewExpression[callee.name='Date'][arguments.length=0]",
    ),
  },
  {
    name: 'chance-is-handed-in',
    files: ['services/*/src/{domain,app,store,effects,projection,jobs,resolvers,events,http}/**/*.ts'],
    ignores: tests,
    ...syntax('Chance is handed in.', member('Math', 'random')),
  },
  {
    name: 'environment-in-env',
    files: ['{services,gateway,rest-compat}/**/src/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: [
      '**/src/env.ts',
      '**/src/*-cli.ts',
      'services/shared/src/platform/{config,testing}/**',
      ...tests,
    ],
    ...syntax('Only env.ts reads the environment.', member('process', 'env')),
  },
  {
    name: 'no-test-tools-in-the-product',
    files: ['{gateway,rest-compat}/src/**/*.ts', 'services/*/src/**/*.ts'],
    ignores: ['services/shared/src/platform/testing/**', ...tests],
    ...packages(
      ['@tippspiel/infra', '@tippspiel/shared/platform/testing', '@jest/globals', 'fast-check'],
      'Tests use the product, never the other way round.',
    ),
  },
  {
    name: 'no-test-tools-in-the-app',
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/testing/**', ...tests],
    ...packages(
      ['@jest/globals', '@testing-library', '.*/testing'],
      'Tests use the app, never the other way round.',
    ),
  },
];

const ruleName = ({ name }: Restriction) => `places/${name}`;

/** One configuration per row, and the plugin that names each rule. */
export const restrictionConfigs = [
  {
    plugins: {
      places: {
        rules: Object.fromEntries(restrictions.map(({ name, rule }) => [name, builtinRules.get(rule)])),
      },
    },
  },
  ...restrictions.map((row) => ({
    name: row.name,
    files: row.files,
    ignores: row.ignores,
    rules: { [ruleName(row)]: ['error', ...row.options] },
  })),
];
