import { randomBytes } from 'node:crypto';
import { chown, mkdir, realpath, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@tippspiel/shared/platform/testing/until';
import { repositoryRoot } from '../local/places.ts';
import { serviceNames } from '../local/stack-env.ts';
import type { ApiServer } from './api-server.ts';
import { TAG } from './cluster-images.ts';
import { NODE_NAME } from './node.ts';

const NAMESPACE = 'tippspiel';
/** kubectl takes a tenth of a second of a core. */
const LOOK_MS = 1_000;
/** Selects the pods of all processes, without the stores. */
const PROCESSES = 'app.kubernetes.io/part-of=tippspiel';
const volumes = [
  { name: 'web-kept', claim: 'web-kept-gateway', owner: 1000 },
  { name: 'mongodb', claim: 'data-mongodb-0', owner: 999 },
  { name: 'nats', claim: 'data-nats-0', owner: 1000 },
  { name: 's3', claim: 'data-s3-0', owner: 1000 },
];

type Deployment = {
  kind: 'Deployment';
  metadata: { generation: number };
  spec: { replicas: number };
  status: { observedGeneration: number; replicas?: number; updatedReplicas?: number; readyReplicas?: number };
};
type Pod = {
  kind: 'Pod';
  metadata: { uid: string };
  status: { containerStatuses?: { restartCount: number }[] };
};

export type ClusterProduct = Awaited<ReturnType<typeof prepareProduct>>;

/**
 * infra/k8s/overlays/small with as few changes as a test needs: local images, less CPU requested than a small machine
 * has, volumes on its disk, and a secret. MongoDB's stand-in is no replica set.
 */
export async function prepareProduct(server: ApiServer, standins: string[]) {
  const overlay = join(server.folder, 'overlay');
  await mkdir(overlay);
  const toRepository = relative(await realpath(overlay), await realpath(repositoryRoot));
  const cpu = {
    op: 'replace',
    path: '/spec/template/spec/containers/0/resources/requests/cpu',
    value: '25m',
  };
  await writeFile(
    join(overlay, 'kustomization.yaml'),
    JSON.stringify({
      ...{ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', namespace: NAMESPACE },
      resources: [`${toRepository}/infra/k8s/overlays/small`],
      components: [`${toRepository}/infra/k8s/components/one-node`],
      images: serviceNames.map((name) => ({ name: `tippspiel-${name}`, newTag: TAG })),
      patches: [{ target: { kind: 'Deployment' }, patch: JSON.stringify([cpu]) }],
    }),
  );
  const kubectl = (...args: string[]) => server.kubectl('--namespace', NAMESPACE, ...args);
  await server.kubectl('apply', '--filename', 'infra/k8s/base/namespace.yaml');
  await kubectl(
    'apply',
    '--filename',
    await server.write([secret(standins), ...(await makeVolumes(server))]),
  );

  async function look(): Promise<{ deployments: Deployment[]; pods: Pod[] }> {
    const args = ['deployments,pods', '--selector', PROCESSES, '--output', 'json'];
    const { items } = JSON.parse(await kubectl('get', ...args)) as { items: (Deployment | Pod)[] };
    return {
      deployments: items.filter((item) => item.kind === 'Deployment'),
      pods: items.filter((item) => item.kind === 'Pod'),
    };
  }
  const untilReady = async (each: number) => {
    const isReady = ({ metadata, spec, status }: Deployment) =>
      status.observedGeneration === metadata.generation &&
      [spec.replicas, status.replicas, status.updatedReplicas, status.readyReplicas].every((n) => n === each);
    const areReady = async () => {
      await sleep(LOOK_MS);
      const { deployments, pods } = await look();
      // Pods that are ending count too.
      return deployments.every(isReady) && pods.length === each * deployments.length;
    };
    await until(`${each} pods of each process`, areReady, 300);
  };
  /** The pods of all processes: their ids, and how often one was restarted. */
  const pods = async () => {
    const all = (await look()).pods;
    const restarts = all.flatMap(({ status }) => status.containerStatuses ?? []);
    return {
      ids: all.map(({ metadata }) => metadata.uid),
      restarts: restarts.reduce((sum, { restartCount }) => sum + restartCount, 0),
    };
  };
  async function replaceAll(work: () => Promise<void>): Promise<void> {
    const before = (await pods()).ids;
    await work();
    await untilReady(2);
    const left = (await pods()).ids.filter((id) => before.includes(id));
    if (left.length > 0) throw new Error(`${left.length} pods were not replaced`);
  }
  return {
    /** Applies the manifests and waits until two pods of each process are ready. */
    async apply() {
      await server.kubectl('apply', '--kustomize', overlay);
      // The autoscalers would do this after 15 seconds.
      await kubectl(
        'scale',
        'deployment',
        '--selector',
        'app.kubernetes.io/part-of=tippspiel',
        '--replicas=2',
      );
      await untilReady(2);
    },
    /** Replaces all pods, those of all processes at once, as after a changed secret. */
    restart: () =>
      replaceAll(async () => {
        await kubectl('rollout', 'restart', 'deployment');
      }),
    /** Evicts every pod as `kubectl drain` does, and lets new ones come to the same node. */
    drain: () =>
      replaceAll(async () => {
        // It first closes the node for new pods, and then repeats evictions that a disruption budget refuses.
        const options = ['--pod-selector', PROCESSES, '--delete-emptydir-data', '--timeout=5m'];
        const reopen = async () => {
          const node = () => server.kubectl('get', 'node', NODE_NAME);
          await until('a closed node', async () => (await node()).includes('SchedulingDisabled'));
          await server.kubectl('uncordon', NODE_NAME);
        };
        await Promise.all([server.kubectl('drain', NODE_NAME, ...options), reopen()]);
      }),
    /** One process after the other, as autoscalers do under load. */
    async scale(each: number) {
      for (const name of serviceNames) {
        await kubectl('scale', `deployment/tippspiel-${name}`, `--replicas=${each}`);
        await kubectl('rollout', 'status', `deployment/tippspiel-${name}`, '--timeout=5m');
      }
      await untilReady(each);
    },
    pods,
    /** The address of the gateway's service, behind kube-proxy. */
    async base() {
      const address = ['--output', 'jsonpath={.spec.clusterIP}:{.spec.ports[0].port}'];
      return `http://${await kubectl('get', 'service', 'tippspiel-gateway', ...address)}`;
    },
  };
}

function secret(standins: string[]): object {
  const isStandin = standins.some((image) => image.startsWith('mongo:'));
  const random = () => randomBytes(32).toString('hex');
  return {
    ...{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'tippspiel-secrets' } },
    stringData: {
      ...{ IDENTITY_SECRET: random(), SESSION_SECRET: random() },
      ...{ S3_ACCESS_KEY: random(), S3_SECRET_KEY: random() },
      MONGODB_URL: `mongodb://mongodb-0.mongodb:27017/${isStandin ? '' : '?replicaSet=tippspiel'}`,
    },
  };
}

/** Volumes on this machine's disk, one for each claim. */
async function makeVolumes({ folder }: ApiServer): Promise<object[]> {
  return Promise.all(
    volumes.map(async ({ name, claim, owner }) => {
      const path = join(folder, `volume-${name}`);
      await mkdir(path);
      await chown(path, owner, owner);
      const onNode = { key: 'kubernetes.io/hostname', operator: 'In', values: [NODE_NAME] };
      return {
        ...{ apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name } },
        spec: {
          ...{ capacity: { storage: '20Gi' }, accessModes: ['ReadWriteOnce'], local: { path } },
          claimRef: { namespace: NAMESPACE, name: claim },
          nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [onNode] }] } },
        },
      };
    }),
  );
}
