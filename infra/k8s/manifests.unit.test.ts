import { checkEnv } from '@tippspiel/shared/platform/config/env';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { schemas, variablesOf } from '../docker/check-compose.ts';
import { readCompose, readText, type ComposeFile } from '../docker/compose-file.ts';
import { baseImages, readStages } from '../docker/dockerfile.ts';
import { sourcesOf } from '../docs/sources.ts';
import { serviceNames } from '../local/stack-env.ts';
import { containerOf, parseManifests, readManifest, readProcess, type Workload } from './read-base.ts';
import { isConnectionAllowed, type Manifest } from './ways.ts';

/** Folders of the host under Compose. Here the image contains one, and a component mounts another. */
const ofMachine = ['TOURNAMENTS_DIR'];
const secret = 'x'.repeat(64);

let compose: ComposeFile;
let shape: Workload;

beforeAll(async () => {
  const text = await readText('docker-compose.yml');
  const names = ['IDENTITY_SECRET', 'SESSION_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  compose = readCompose(text, Object.fromEntries(names.map((name) => [name, secret])));
  shape = await readManifest('base/process/deployment.yaml');
});

describe.each(serviceNames)('%s', (name) => {
  test('accepts its environment, which has no unknown variable', async () => {
    const { settings, secrets } = await readProcess(name);
    const demanded = secrets.filter(({ valueFrom }) => !valueFrom?.secretKeyRef.optional);
    const values: Record<string, string> = {
      MONGODB_URL: 'mongodb://mongodb-0.mongodb:27017/?replicaSet=tippspiel',
    };
    const environment = Object.fromEntries(
      demanded.map((variable) => [variable.name, values[variable.name] ?? secret]),
    );
    expect(checkEnv(schemas[name], { ...settings, ...environment })).toMatchObject({ success: true });
    const given = [...Object.keys(settings), ...secrets.map((variable) => variable.name)];
    expect(given.filter((variable) => !variablesOf(schemas[name]).includes(variable))).toEqual([]);
    expect(secrets.every((variable) => variable.valueFrom?.secretKeyRef.key === variable.name)).toBe(true);
  });

  test('has every variable that docker-compose.yml gives it, its image and its memory', async () => {
    const { settings, secrets, image, memory } = await readProcess(name);
    const { environment = {}, mem_limit: limit } = compose.services[name]!;
    const given = [...Object.keys(settings), ...secrets.map((variable) => variable.name), ...ofMachine];
    const expected = Object.keys(environment).filter((variable) => environment[variable] !== '');
    expect(expected.filter((variable) => !given.includes(variable))).toEqual([]);
    expect(image).toBe(`tippspiel-${name}`);
    const inKubernetes = `${limit?.replace('m', 'Mi')}`;
    expect(memory).toMatchObject({ requests: { memory: inKubernetes }, limits: { memory: inKubernetes } });
  });

  test('connects only to existing processes, at ports on which they listen', async () => {
    const { settings } = await readProcess(name);
    const addresses = Object.values(settings).filter((value) => value.startsWith('http://tippspiel-'));
    const known = serviceNames.map((other) => `http://tippspiel-${other}:8080`);
    expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
  });
});

test('whoever docker-compose.yml lets out may leave the cluster, too', async () => {
  const { resources } = await readManifest<{ resources: string[] }>('base/network/kustomization.yaml');
  const isLetOut = (name: string) => compose.services[name]?.networks?.includes('outside');
  const expected = serviceNames.filter(isLetOut).map((name) => `${name}-to-outside.yaml`);
  expect(expected.length).toBeGreaterThan(0);
  expect(resources).toEqual(expect.arrayContaining(expected));
  const policies = await Promise.all(
    expected.map((file) => readManifest<{ spec: object }>(`base/network/${file}`)),
  );
  expect(policies.map(({ spec }) => spec)).toEqual(
    serviceNames.filter(isLetOut).map((name) =>
      expect.objectContaining({
        podSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
        egress: [
          expect.objectContaining({
            to: [{ ipBlock: expect.objectContaining({ cidr: '0.0.0.0/0' }) }],
            ports: expect.arrayContaining([{ port: 443 }]),
          }),
        ],
      }),
    ),
  );
});

describe('the shape', () => {
  test('keeps two of each process, and stops none before another is ready', async () => {
    expect(shape.spec.strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
    const autoscaler = await readManifest<{ spec: object }>('base/process/autoscaler.yaml');
    expect(autoscaler.spec).toMatchObject({ minReplicas: 2 });
  });

  test('gives a process enough time to end', async () => {
    const { preStop } = containerOf(shape).lifecycle;
    const ofCompose = await readText('docker-compose.yml');
    const ownGrace = Number(/x-ours:[^]*?stop_grace_period: (\d+)s/.exec(ofCompose)?.[1]);
    const { terminationGracePeriodSeconds: grace } = shape.spec.template.spec;
    expect(grace).toBeGreaterThanOrEqual(preStop.sleep.seconds + ownGrace);
  });

  test('listens at the ports of the settings', async () => {
    const { settings } = await readProcess('feed');
    expect(containerOf(shape).ports.map(({ containerPort }) => String(containerPort))).toEqual([
      settings['PORT'],
    ]);
  });
});

describe('small', () => {
  const stores = ['mongodb', 'nats', 's3'];
  const readStore = async (name: string) =>
    parseManifests<Workload>(await readText(`infra/k8s/overlays/small/${name}.yaml`)).find(
      ({ kind }) => kind === 'StatefulSet',
    ) as Workload;

  test.each(stores)('%s has limits, probes and the image of compose', async (name) => {
    const { image, resources, startupProbe, readinessProbe } = containerOf(await readStore(name));
    const ofCompose = Object.values(compose.services).flatMap((service) => service.image ?? []);
    const stages = readStages(await readText('infra/docker/Dockerfile'));
    expect([...baseImages(stages), ...ofCompose]).toContain(image);
    expect(Object.keys(resources.limits ?? {}).sort()).toEqual(['cpu', 'memory']);
    expect(resources.limits?.['memory']).toBe(resources.requests?.['memory']);
    expect([startupProbe, readinessProbe]).toEqual([expect.any(Object), expect.any(Object)]);
  });

  test('NATS has the configuration of compose', async () => {
    const [ours, ofCompose] = await Promise.all(
      ['infra/k8s/overlays/small', 'infra/docker'].map((folder) => readText(`${folder}/nats-server.conf`)),
    );
    expect(ours).toBe(ofCompose);
  });
});

describe('large', () => {
  // The labels of the pods of psmdb-operator 1.22 and nats 2.14.
  const named = (name: string) => ({ 'app.kubernetes.io/name': name });
  const [operator, mongodb] = [named('psmdb-operator'), named('percona-server-mongodb')];
  const box = { ...named('nats'), 'app.kubernetes.io/component': 'nats-box' };

  test.each([
    ['MongoDB’s operator reaches its nodes', operator, mongodb, 27017],
    ['nats-box reaches NATS, to raise the replicas', box, named('nats'), 4222],
    ['NATS reaches its other nodes', named('nats'), named('nats'), 6222],
  ])('%s', async (_what, from, to, port) => {
    const policies = parseManifests<Manifest>(await readText('infra/k8s/overlays/large/stores.yaml'));
    expect(isConnectionAllowed(policies, from, to, port)).toBe(true);
  });

  test('the operator has what restricted pod security demands', async () => {
    const values = await readManifest<{ podSecurityContext: object; securityContext: object }>(
      'overlays/large/operator-values.yaml',
    );
    const { securityContext } = shape.spec.template.spec;
    const { runAsNonRoot, seccompProfile } = securityContext as Record<string, unknown>;
    expect(values.podSecurityContext).toMatchObject({ runAsNonRoot, seccompProfile });
    const { readOnlyRootFilesystem: _own, ...demanded } = containerOf(shape).securityContext as Record<
      string,
      unknown
    >;
    expect(values.securityContext).toEqual(demanded);
  });

  test('NATS serves its state where KEDA asks', async () => {
    const { config, service } = await readManifest<{
      config: { monitor: { enabled: boolean; port: number } };
      service: { ports: { monitor: { enabled: boolean } } };
    }>('overlays/large/nats-values.yaml');
    const text = await readText('infra/k8s/components/scale-by-lag/scaled-objects.yaml');
    expect([config.monitor.enabled, service.ports.monitor.enabled]).toEqual([true, true]);
    expect(text).toContain(`nats.tippspiel.svc.cluster.local:${config.monitor.port}`);
  });
});

test('the example needs no KEDA, and keeps its gateways beside their volume', async () => {
  const { components } = await readManifest<{ components: string[] }>('overlays/example/kustomization.yaml');
  expect(components).toEqual(['../../components/one-node']);
  const { patches } = await readManifest<{ patches: { target: { name: string }; patch: string }[] }>(
    'components/one-node/kustomization.yaml',
  );
  const [patch] = patches.filter(({ target }) => target.name === 'tippspiel-gateway');
  const [deployment] = parseManifests<Workload>(patch?.patch ?? '');
  const [term] = deployment?.spec.template.spec.affinity?.podAffinity
    .requiredDuringSchedulingIgnoredDuringExecution as object[];
  expect(term).toEqual({
    topologyKey: 'kubernetes.io/hostname',
    labelSelector: { matchLabels: { 'app.kubernetes.io/name': 'gateway' } },
  });
});

test('KEDA watches consumers that the services create', async () => {
  const text = await readText('infra/k8s/components/scale-by-lag/scaled-objects.yaml');
  const names = [...text.matchAll(/consumer: tippspiel-([\w-]+)/g)].map(([, name]) => name as string);
  const sources = sourcesOf('services/*/src/events/*.ts')
    .map((source) => source.text)
    .join('\n');
  expect(names.length).toBeGreaterThan(5);
  // Some names end with the owner of the stream.
  const isOpened = (name: string) =>
    sources.includes(`'${name}'`) || sources.includes(name.replace(/\w+$/, '$'));
  expect(names.filter((name) => !isOpened(name))).toEqual([]);
});
