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

/** Elements of the same service. */
const own = (...types: string[]) =>
  types.map((type): Target => [type, { service: '{{ from.captured.service }}' }]);
/** The shared code that is not only for tests. */
const shared: Target[] = ['platform', 'contracts', 'events'];
const core = own('app', 'projection', 'domain', 'store');
const service = own('wiring', 'effects', 'jobs', 'resolvers', 'consumers', 'http');
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
  { from: 'platform', allow: shared },
  { from: 'testing', allow: [...shared, 'testing'] },
  { from: 'domain', allow: own('domain') },
  { from: 'store', allow: [...own('store', 'domain'), ...shared] },
  { from: 'effects', allow: [...own('effects', 'domain', 'store'), ...shared] },
  { from: 'projection', allow: [...own('projection', 'domain', 'store'), ...shared] },
  { from: 'app', allow: [...core, ...own('effects'), ...shared] },
  { from: 'jobs', allow: [...core, ...own('jobs'), ...shared] },
  { from: 'resolvers', allow: [...core, ...own('resolvers', 'generated'), 'platform', 'contracts'] },
  { from: 'generated', allow: [...core, ...own('resolvers')] },
  { from: 'consumers', allow: [...core, ...own('consumers'), ...shared] },
  { from: 'http', allow: [...own('http', 'app', 'domain', 'store'), 'platform', 'contracts'] },
  { from: 'wiring', allow: [...core, ...service, ...shared] },
  {
    from: 'service-test',
    allow: [...core, ...service, ...own('service-test'), ...shared, 'testing', 'infra', 'reference'],
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
    allow: ['infra', 'reference', 'wiring', 'domain', ...shared, 'testing', 'gateway', 'rest-compat'],
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
