import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The places of docs/ARCHITECTURE.md and what each may import: breaking a rule fails the build. */
const places = [
  { type: 'events', pattern: 'services/shared/src/events' },
  { type: 'testing', pattern: 'services/shared/src/testing' },
  { type: 'plumbing', pattern: 'services/shared/src/*' },
  { type: 'generated', pattern: 'services/*/src/generated', capture: ['service'] },
  { type: 'domain', pattern: 'services/*/src/domain', capture: ['service'] },
  { type: 'app', pattern: 'services/*/src/app', capture: ['service'] },
  { type: 'store', pattern: 'services/*/src/store', capture: ['service'] },
  { type: 'projection', pattern: 'services/*/src/projection', capture: ['service'] },
  { type: 'jobs', pattern: 'services/*/src/jobs', capture: ['service'] },
  { type: 'resolvers', pattern: 'services/*/src/resolvers', capture: ['service'] },
  { type: 'consumers', pattern: 'services/*/src/events', capture: ['service'] },
  { type: 'http', pattern: 'services/*/src/http', capture: ['service'] },
  { type: 'wiring', pattern: 'services/*/src', capture: ['service'] },
  { type: 'service-test', pattern: 'services/*/test', capture: ['service'] },
  { type: 'gateway', pattern: 'gateway' },
  { type: 'rest-compat', pattern: 'rest-compat' },
  { type: 'feature', pattern: 'web/src/features/*', capture: ['feature'] },
  { type: 'web-route', pattern: 'web/src/routes' },
  { type: 'web-app', pattern: 'web/src/app' },
  { type: 'web-base', pattern: 'web/src/*' },
  { type: 'infra', pattern: 'infra/*' },
  { type: 'e2e', pattern: 'e2e' },
];

const own = { service: '{{ from.captured.service }}' };
const policies = [
  { from: 'events', allow: ['events'] },
  { from: 'plumbing', allow: ['plumbing', 'events'] },
  { from: 'testing', allow: ['plumbing', 'events', 'testing'] },
  { from: 'domain', allow: [['domain', own]] },
  { from: 'store', allow: [['store', own], ['domain', own], 'plumbing', 'events'] },
  { from: 'projection', allow: [['projection', own], ['domain', own], ['store', own], 'plumbing', 'events'] },
  {
    from: 'app',
    allow: [['app', own], ['projection', own], ['domain', own], ['store', own], 'plumbing', 'events'],
  },
  {
    from: 'jobs',
    allow: [
      ['jobs', own],
      ['app', own],
      ['projection', own],
      ['domain', own],
      ['store', own],
      'plumbing',
      'events',
    ],
  },
  {
    from: 'resolvers',
    allow: [
      ['resolvers', own],
      ['app', own],
      ['projection', own],
      ['domain', own],
      ['store', own],
      ['generated', own],
      'plumbing',
    ],
  },
  {
    from: 'generated',
    allow: [
      ['resolvers', own],
      ['app', own],
      ['projection', own],
      ['domain', own],
      ['store', own],
    ],
  },
  {
    from: 'consumers',
    allow: [
      ['consumers', own],
      ['app', own],
      ['projection', own],
      ['domain', own],
      ['store', own],
      'plumbing',
      'events',
    ],
  },
  { from: 'http', allow: [['http', own], ['app', own], ['domain', own], ['store', own], 'plumbing'] },
  {
    from: 'wiring',
    allow: [
      ...['wiring', 'app', 'projection', 'jobs', 'domain', 'store', 'resolvers', 'consumers', 'http'].map(
        (type) => [type, own],
      ),
      'plumbing',
      'events',
    ],
  },
  {
    from: 'service-test',
    allow: [
      ...[
        'service-test',
        'wiring',
        'app',
        'projection',
        'jobs',
        'domain',
        'store',
        'resolvers',
        'consumers',
        'http',
      ].map((type) => [type, own]),
      'plumbing',
      'events',
      'testing',
      'infra',
    ],
  },
  { from: 'gateway', allow: ['gateway', 'rest-compat', 'plumbing', 'testing', 'infra'] },
  { from: 'rest-compat', allow: ['rest-compat', 'plumbing', 'testing', 'infra'] },
  { from: 'feature', allow: [['feature', { feature: '{{ from.captured.feature }}' }], 'web-base'] },
  { from: 'web-route', allow: ['web-route', 'feature', 'web-base'] },
  { from: 'web-app', allow: ['web-app', 'web-route', 'feature', 'web-base'] },
  { from: 'web-base', allow: ['web-base'] },
  {
    from: 'infra',
    allow: ['infra', 'wiring', 'domain', 'plumbing', 'events', 'testing', 'gateway', 'rest-compat'],
  },
  { from: 'e2e', allow: ['e2e', 'infra', 'plumbing', 'testing'] },
];

const toRule = ({ from, allow }) => ({
  from: { element: { type: from } },
  allow: {
    to: allow.map((entry) => ({
      element: Array.isArray(entry) ? { type: entry[0], captured: entry[1] } : { type: entry },
    })),
  },
});

const onlyHere = (name, message) => ({ name, message });

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '.data/', 'web/dist/', 'artifacts/', '**/*.generated.ts', '**/generated/'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            onlyHere('nats', 'Only services/shared/src/nats talks to NATS: use the bus.'),
            onlyHere('minio', 'Only media talks to S3.'),
          ],
        },
      ],
    },
  },
  {
    files: ['{services,gateway,rest-compat,infra,e2e,web}/**/*.{ts,tsx}'],
    ignores: ['infra/k6/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: ['{services,gateway,rest-compat,infra,e2e,web}/**/*.{ts,tsx,mjs}'],
    ignores: ['web/vite.config.ts', 'web/scripts/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': places,
      'import/resolver': {
        typescript: { project: ['tsconfig.json', 'web/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: policies.map(toRule) }],
    },
  },
  {
    files: ['services/*/src/domain/**'],
    ignores: ['**/*.unit.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'The domain imports only itself.' }] },
      ],
      'no-restricted-globals': ['error', 'process', 'setTimeout', 'fetch'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is handed in.' },
        { object: 'Math', property: 'random', message: 'Chance is handed in.' },
      ],
    },
  },
  {
    files: ['services/*/src/**'],
    ignores: [
      'services/*/src/env.ts',
      'services/*/src/main.ts',
      'services/*/src/*-cli.ts',
      'services/shared/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only env.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['services/shared/src/nats/**', 'services/media/**', 'infra/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['infra/k6/**'],
    languageOptions: { globals: { __ENV: 'readonly', __VU: 'readonly', __ITER: 'readonly' } },
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['*.config.{js,ts}', 'codegen.ts', 'web/vite.config.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
