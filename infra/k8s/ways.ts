type Labels = Record<string, string>;
type Selector = {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
};
type Peer = { podSelector?: Selector };
type Rule = { from?: Peer[]; to?: Peer[]; ports?: { port: number }[] };

/** An object of a cluster, with the properties that the checks use. */
export type Manifest = {
  kind: string;
  metadata: { name: string; labels?: Labels };
  data?: Labels;
  spec: {
    podSelector?: Selector;
    policyTypes?: string[];
    egress?: Rule[];
    ingress?: Rule[];
    selector?: Labels;
    template?: { metadata: { labels: Labels }; spec: { volumes?: object[] } };
    volumeClaimTemplates?: { metadata: { name: string } }[];
  };
};

const matches = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

/** Whether the policies allow a connection from one pod to another. */
export function isConnectionAllowed(policies: Manifest[], from: Labels, to: Labels, port: number): boolean {
  const allows = (own: Labels, other: Labels, direction: 'egress' | 'ingress') =>
    policies
      .filter(({ spec }) => matches(spec.podSelector ?? {}, own))
      .flatMap(({ spec }) => spec[direction] ?? [])
      .some(
        (rule) =>
          rule.ports?.some((open) => open.port === port) &&
          (rule.to ?? rule.from)?.some(({ podSelector }) => podSelector && matches(podSelector, other)),
      );
  return allows(from, to, 'egress') && allows(to, from, 'ingress');
}

/** Configured addresses that processes cannot reach: 'feed: http://tippspiel-group:8080'. */
export function unreachableAddresses(manifests: Manifest[]): string[] {
  const all = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const pods = [...all('Deployment'), ...all('StatefulSet')].map(
    ({ spec }) => spec.template!.metadata.labels,
  );
  return all('ConfigMap').flatMap(({ metadata, data = {} }) => {
    const own = pods.find((labels) => labels[NAME] === metadata.labels?.[NAME]);
    const addresses = Object.values(data).filter((value) => /^(http|nats):\/\/[\w-]+:\d+$/.test(value));
    return addresses.flatMap((address) => {
      const { hostname, port } = new URL(address);
      const service = all('Service').find((one) => one.metadata.name === hostname);
      const target =
        service && pods.find((labels) => matches({ matchLabels: service.spec.selector }, labels));
      const isOpen = own && target && isConnectionAllowed(all('NetworkPolicy'), own, target, Number(port));
      return isOpen ? [] : [`${metadata.labels?.[NAME]}: ${address}`];
    });
  });
}

const NAME = 'app.kubernetes.io/name';
