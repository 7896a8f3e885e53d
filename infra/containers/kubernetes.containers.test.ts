import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseManifests } from '../k8s/read-base.ts';
import { isConnectionAllowed, unreachableAddresses, type Manifest } from '../k8s/ways.ts';
import { consoleLog } from '../local/log.ts';
import { repositoryRoot } from '../local/places.ts';
import { openApiServer, type ApiServer } from './api-server.ts';
import { GATEWAY_API, fetchGoModule } from './go-module.ts';

// Checks infra/k8s with a real API server, which rejects what a cluster would reject. No pods run.
/** The first run builds Kubernetes. */
const LIMIT_MS = 45 * 60_000;
const KEDA = 'github.com/kedacore/keda/v2@v2.21.0';
/** `small` with the components for KEDA and for a collector of traces, in the server's folder. */
const WITH_OPTIONS = 'with-options';
const overlays = ['small', 'large', 'example', WITH_OPTIONS];
const asServer = ['--dry-run=server', '--validate=strict'];

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(consoleLog);
  const gateway = await fetchGoModule(GATEWAY_API);
  const keda = await fetchGoModule(KEDA);
  for (const folder of [join(gateway.Dir, 'config/crd/standard'), join(keda.Dir, 'config/crd/bases')])
    await server.kubectl('apply', '--server-side', '--filename', folder);
  await server.kubectl('wait', '--for=condition=Established', 'crd', '--all', '--timeout=30s');
  await server.kubectl('apply', '--filename', 'infra/k8s/base/namespace.yaml');
  // A controller usually creates it, but none runs here.
  await server.kubectl('--namespace=tippspiel', 'create', 'serviceaccount', 'default');
  const withOptions = folderOf(WITH_OPTIONS);
  const k8s = join(relative(withOptions, repositoryRoot), 'infra/k8s');
  const parts = {
    resources: [`${k8s}/overlays/small`],
    components: ['scale-by-lag', 'traces'].map((name) => `${k8s}/components/${name}`),
  };
  await mkdir(withOptions);
  await writeFile(join(withOptions, 'kustomization.yaml'), JSON.stringify(parts));
}, LIMIT_MS);
afterAll(() => server?.stop());

const folderOf = (overlay: string) =>
  overlay === WITH_OPTIONS ? join(server.folder, WITH_OPTIONS) : `infra/k8s/overlays/${overlay}`;
const render = async (overlay: string) =>
  parseManifests<Manifest>(await server.kubectl('kustomize', folderOf(overlay)));
const workloads = (manifests: Manifest[]) =>
  manifests.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));
/** Pods as their controllers create them: a StatefulSet's claims become volumes. */
const asPods = (manifests: Manifest[], change: object = {}) =>
  workloads(manifests).map(({ metadata, spec: { template, volumeClaimTemplates: claims = [] } }) => ({
    ...{ apiVersion: 'v1', kind: 'Pod' },
    metadata: { name: metadata.name, namespace: 'tippspiel' },
    spec: {
      ...template!.spec,
      volumes: [
        ...(template!.spec.volumes ?? []),
        ...claims.map((claim) => ({ name: claim.metadata.name, emptyDir: {} })),
      ],
      ...change,
    },
  }));

describe.each(overlays)('%s', (overlay) => {
  test('is accepted completely, without a warning', async () => {
    const taken = await server.kubectl('apply', ...asServer, '--kustomize', folderOf(overlay));
    const count = (await render(overlay)).length;
    expect(taken.trim().split('\n')).toHaveLength(count);
  });

  test('has pods that the restricted pod security standard admits', async () => {
    const manifests = await render(overlay);
    const file = await server.write(asPods(manifests));
    const made = await server.kubectl('create', ...asServer, '--filename', file);
    expect(made.trim().split('\n')).toHaveLength(workloads(manifests).length);
  });

  test('has one autoscaler per process, with at least two replicas', async () => {
    const manifests = await render(overlay);
    const scaled = manifests
      .filter(({ kind }) => ['HorizontalPodAutoscaler', 'ScaledObject'].includes(kind))
      .map(({ metadata }) => metadata.name);
    const processes = manifests
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata }) => metadata.name);
    expect(scaled.sort()).toEqual(processes.sort());
    expect(processes).toHaveLength(7);
  });
});

test('a pod that requests forbidden privileges is refused', async () => {
  const [pod] = asPods(await render('small'), { hostNetwork: true });
  const file = await server.write([pod!]);
  await expect(server.kubectl('create', ...asServer, '--filename', file)).rejects.toThrow(
    /violates PodSecurity "restricted:latest": host namespaces/,
  );
});

test('a misspelt field is refused', async () => {
  const [deployment] = workloads(await render('small'));
  const file = await server.write([{ ...deployment, spec: { ...deployment!.spec, replica: 2 } }]);
  await expect(server.kubectl('apply', ...asServer, '--filename', file)).rejects.toThrow(
    /unknown field "replica"/,
  );
});

test('the network policies allow every configured address of a process, and nothing else', async () => {
  const manifests = await render('small');
  expect(unreachableAddresses(manifests)).toEqual([]);
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const labelsOf = (name: string) =>
    workloads(manifests).find(({ metadata }) => metadata.name === name)!.spec.template!.metadata.labels;
  const isOpen = (from: string, to: string, port: number) =>
    isConnectionAllowed(policies, labelsOf(from), labelsOf(to), port);
  expect(isOpen('tippspiel-tipp', 'mongodb', 27017)).toBe(true);
  expect(isOpen('tippspiel-media', 's3', 9000)).toBe(true);
  expect(isOpen('tippspiel-gateway', 'mongodb', 27017)).toBe(false);
  expect(isOpen('tippspiel-rest-compat', 'nats', 4222)).toBe(false);
  expect(isOpen('tippspiel-user', 's3', 9000)).toBe(false);
  expect(isOpen('tippspiel-feed', 'tippspiel-tipp', 8080)).toBe(false);
});
