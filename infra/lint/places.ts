/** The places of docs/CONVENTIONS.md and their allowed imports: a violation fails the build. */
export const places = [
  { type: 'events', pattern: 'services/shared/src/contracts/events' },
  { type: 'testing', pattern: 'services/shared/src/platform/testing' },
  { type: 'contracts', pattern: 'services/shared/src/contracts/*' },
  { type: 'platform', pattern: 'services/shared/src/platform/*' },
  { type: 'generated', pattern: 'services/*/src/generated', capture: ['service'] },
  { type: 'domain', pattern: 'services/*/src/domain', capture: ['service'] },
  { type: 'app', pattern: 'services/*/src/app', capture: ['service'] },
  { type: 'store', pattern: 'services/*/src/store', capture: ['service'] },
  { type: 'effects', pattern: 'services/*/src/effects', capture: ['service'] },
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
  { type: 'web-game', pattern: 'web/src/game' },
  { type: 'web-components', pattern: 'web/src/components' },
  { type: 'web-lib', pattern: 'web/src/lib' },
  { type: 'web-generated', pattern: 'web/src/generated' },
  { type: 'web-testing', pattern: 'web/src/testing' },
  { type: 'web-base', pattern: 'web/src/*' },
  { type: 'reference', pattern: 'infra/reference' },
  { type: 'infra', pattern: 'infra/*' },
  { type: 'e2e', pattern: 'e2e' },
];

/** An element, or an element with the required value of its captured part. */
type Target = string | [string, Record<string, string>];
type Policy = { from: string; allow: Target[] };

const own = { service: '{{ from.captured.service }}' };
/** Allowed imports of every feature. */
const webBase: Target[] = [
  'web-game',
  'web-components',
  'web-lib',
  'web-generated',
  'web-testing',
  'web-base',
];
const policies: Policy[] = [
  { from: 'events', allow: ['events'] },
  { from: 'contracts', allow: ['contracts', 'events'] },
  { from: 'platform', allow: ['platform', 'contracts', 'events'] },
  { from: 'testing', allow: ['platform', 'contracts', 'events', 'testing'] },
  { from: 'domain', allow: [['domain', own]] },
  { from: 'store', allow: [['store', own], ['domain', own], 'platform', 'contracts', 'events'] },
  {
    from: 'effects',
    allow: [['effects', own], ['domain', own], ['store', own], 'platform', 'contracts', 'events'],
  },
  {
    from: 'projection',
    allow: [['projection', own], ['domain', own], ['store', own], 'platform', 'contracts', 'events'],
  },
  {
    from: 'app',
    allow: [
      ['app', own],
      ['projection', own],
      ['effects', own],
      ['domain', own],
      ['store', own],
      'platform',
      'contracts',
      'events',
    ],
  },
  {
    from: 'jobs',
    allow: [
      ['jobs', own],
      ['app', own],
      ['projection', own],
      ['domain', own],
      ['store', own],
      'platform',
      'contracts',
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
      'platform',
      'contracts',
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
      'platform',
      'contracts',
      'events',
    ],
  },
  {
    from: 'http',
    allow: [['http', own], ['app', own], ['domain', own], ['store', own], 'platform', 'contracts'],
  },
  {
    from: 'wiring',
    allow: [
      ...[
        'wiring',
        'app',
        'projection',
        'effects',
        'jobs',
        'domain',
        'store',
        'resolvers',
        'consumers',
        'http',
      ].map((type): Target => [type, own]),
      'platform',
      'contracts',
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
        'effects',
        'jobs',
        'domain',
        'store',
        'resolvers',
        'consumers',
        'http',
      ].map((type): Target => [type, own]),
      'platform',
      'contracts',
      'events',
      'testing',
      'infra',
      'reference',
    ],
  },
  // The reference shares no code with the product, because the two are compared.
  { from: 'reference', allow: ['reference'] },
  { from: 'gateway', allow: ['gateway', 'rest-compat', 'platform', 'contracts', 'testing', 'infra'] },
  { from: 'rest-compat', allow: ['rest-compat', 'platform', 'contracts', 'testing', 'infra'] },
  { from: 'feature', allow: [['feature', { feature: '{{ from.captured.feature }}' }], ...webBase] },
  { from: 'web-route', allow: ['web-route', 'feature', ...webBase] },
  { from: 'web-app', allow: ['web-app', 'web-route', 'feature', ...webBase] },
  { from: 'web-base', allow: webBase },
  { from: 'web-game', allow: webBase },
  // The design system does not use GraphQL.
  { from: 'web-components', allow: ['web-components', 'web-lib', 'web-testing'] },
  { from: 'web-lib', allow: ['web-lib', 'web-generated', 'web-testing'] },
  // It renders the whole app.
  { from: 'web-testing', allow: ['web-app', ...webBase] },
  { from: 'web-generated', allow: ['web-generated'] },
  {
    from: 'infra',
    allow: [
      'infra',
      'reference',
      'wiring',
      'domain',
      'platform',
      'contracts',
      'events',
      'testing',
      'gateway',
      'rest-compat',
    ],
  },
  { from: 'e2e', allow: ['e2e', 'infra', 'gateway', 'rest-compat', 'platform', 'contracts', 'testing'] },
];

const toPolicy = ({ from, allow }: Policy) => ({
  from: { element: { type: from } },
  allow: {
    to: allow.map((entry) => ({
      element: Array.isArray(entry) ? { type: entry[0], captured: entry[1] } : { type: entry },
    })),
  },
});

/** The rules in the form of the boundaries plugin. */
export const importPolicies = policies.map(toPolicy);
