import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importPolicies, places } from './infra/lint/places.ts';
import { restrictionConfigs } from './infra/lint/restrictions.ts';
import { textOfItsOwn } from './infra/lint/text-of-its-own.ts';

const { browserslist: floor } = JSON.parse(
  readFileSync(new URL('web/package.json', import.meta.url), 'utf8'),
);

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
      'boundaries/dependencies': ['error', { default: 'disallow', policies: importPolicies }],
    },
  },
  ...restrictionConfigs,
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // oxlint runs TypeScript's rules that need types (infra/lint/oxlint.json). The others that need types run here.
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.component.test.tsx', 'web/src/testing/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { pages: { rules: { 'text-of-its-own': textOfItsOwn } } },
    rules: { 'pages/text-of-its-own': 'error' },
  },
  {
    // The oldest supported browsers: web/package.json, browserslist.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.unit.test.ts', '**/*.component.test.tsx', 'web/src/testing/**'],
    plugins: { compat },
    settings: { targets: floor },
    rules: {
      'compat/compat': 'error',
      // Newer than the data of compat/compat.
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'parse', message: 'Chrome 126, Safari 18: try new URL().' },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['web/public/**/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['infra/k6/**'],
    languageOptions: { globals: { __ENV: 'readonly', __VU: 'readonly', __ITER: 'readonly' } },
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: [
      '*.config.{js,ts}',
      'codegen.ts',
      'web/vite.config.ts',
      'e2e/{playwright.config,products/start-host}.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
