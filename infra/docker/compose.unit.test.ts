import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { composeOverride } from '../local/engines/containers.ts';
import { repositoryRoot } from '../local/places.ts';
import { serviceNames } from '../local/stack-env.ts';
import { composeProblems } from './check-compose.ts';
import { interpolate, readCompose, readEnvFile, readText, requiredVariables } from './compose-file.ts';
import type { ComposeFile } from './compose-file.ts';
import { instructionsOf, readStages } from './dockerfile.ts';
import type { Stage } from './dockerfile.ts';

let text: string;
let stages: Stage[];
let settings: Record<string, string>;

/** A fresh copy with secrets, for tests to change. */
const compose = (variables: Record<string, string> = {}): ComposeFile =>
  readCompose(text, { ...settings, ...variables });

beforeAll(async () => {
  text = await readText('docker-compose.yml');
  stages = readStages(await readText('infra/docker/Dockerfile'));
  const example = readEnvFile(await readText('.env.example'));
  settings = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value || 'x'.repeat(64)]),
  );
});

describe('docker-compose.yml', () => {
  test('gives every process a valid environment, and names nothing that does not exist', () => {
    expect(composeProblems(compose(), stages)).toEqual([]);
  });

  test('lets every process reach the trace store of the profile observe', () => {
    const file = compose({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://jaeger:4318' });
    expect(composeProblems(file, stages)).toEqual([]);
  });

  test('needs only what .env.example asks for', async () => {
    const example = readEnvFile(await readText('.env.example'));
    const asked = Object.keys(example).filter((name) => example[name] === '');
    expect(requiredVariables(text)).toEqual(asked.sort());
    expect(Object.keys(example).every((name) => text.includes(`\${${name}`))).toBe(true);
  });

  test.each(['IDENTITY_SECRET', 'SESSION_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])(
    'stops where %s is empty, before anything starts',
    (name) => {
      expect(() => compose({ [name]: '' })).toThrow(`${name}: is empty in .env`);
    },
  );

  test('gives another tournament other databases and another namespace of events', () => {
    const names = (variables: Record<string, string>) =>
      Object.values(compose(variables).services).flatMap(({ environment = {} }) =>
        [environment['MONGODB_DATABASE'], environment['NATS_NAMESPACE']].filter((name) => name !== undefined),
      );
    const former = new Set(names({}));
    expect(former.size).toBe(6);
    const later = names({ DATABASE_PREFIX: 'em2028', NATS_NAMESPACE: 'em2028' });
    expect(later.filter((name) => former.has(name))).toEqual([]);
  });

  test('has no dependencies between our services, so that a change of one stops no other', () => {
    const { services } = compose();
    for (const name of [...serviceNames, 'edge'])
      expect(serviceNames.filter((other) => other in (services[name]?.depends_on ?? {}))).toEqual([]);
  });

  test('has the services that npm start uses, each with a health check', () => {
    const override = composeOverride(['mongo', 'nats', 's3', 'mail'], { accessKey: 'a', secretKey: 's' });
    const names = [...override.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name as string);
    expect(names).toEqual(['mongo', 'nats', 's3', 'mail']);
    expect(names.every((name) => compose().services[name]?.healthcheck)).toBe(true);
    const keys = [...override.matchAll(/^ {6}(\w+): /gm)].map(([, key]) => key as string);
    expect(Object.keys(compose().services['s3']?.environment ?? {})).toEqual(expect.arrayContaining(keys));
  });
});

test('an upgrade replaces every service of ours before those that send it queries', async () => {
  const [, order] = /set -- ([\w -]+)\n/.exec(await readText('infra/docker/upgrade.sh')) ?? [];
  const services = order?.split(' ') ?? [];
  expect([...services].sort()).toEqual([...serviceNames].sort());
  expect(services.slice(-2)).toEqual(['gateway', 'rest-compat']);
});

describe('problems of a compose file', () => {
  const invalid: [string, (file: ComposeFile) => void, RegExp][] = [
    [
      'a missing variable',
      (file) => delete file.services['tipp']!.environment!['MONGODB_URL'],
      /^tipp: MONGODB_URL/,
    ],
    [
      'a misspelt variable',
      (file) => (file.services['tipp']!.environment!['TURNAMENT'] = 'x'),
      /^tipp: TURNAMENT: is no/,
    ],
    ['a missing service', (file) => delete file.services['feed'], /^feed: is missing/],
    ['an unknown dependency', (file) => (file.services['user']!.depends_on!['redis'] = { condition: 'service_healthy' }), /^user: depends on redis/], // prettier-ignore
    [
      'a dependency without health',
      (file) => delete file.services['nats']!.healthcheck,
      /^nats: has no health check/,
    ],
    ['an address without a service', (file) => (file.services['gateway']!.environment!['FEED_URL'] = 'http://fed:8080'), /no service fed/], // prettier-ignore
    ['a wrong port', (file) => (file.services['gateway']!.environment!['FEED_URL'] = 'http://feed:80'), /feed does not listen on 80/], // prettier-ignore
    ['an address on another network', (file) => (file.services['media']!.networks = ['services']), /no network leads to s3/], // prettier-ignore
    [
      'a second public port',
      (file) => (file.services['mongo']!.ports = ['27017:27017']),
      /^mongo: publishes/,
    ],
    ['a port on all interfaces', (file) => (file.services['edge']!.ports = ['0.0.0.0:80:8080']), /^edge: publishes .* to the network/], // prettier-ignore
    ['a root user', (file) => delete file.services['mongo']!.user, /^mongo: runs as root/],
    ['a writable image', (file) => delete file.services['mail']!.read_only, /^mail: can write to its image/],
    ['a capability', (file) => (file.services['s3']!.cap_drop = ['CHOWN']), /^s3: keeps capabilities/],
    [
      'a way to gain privileges',
      (file) => delete file.services['nats']!.security_opt,
      /^nats: can gain privileges/,
    ],
    ['a network that leads out', (file) => (file.services['mongo']!.networks = ['outside']), /^mongo: is on a network that leads out/], // prettier-ignore
    ['no network that leads out', (file) => (file.services['media']!.networks = ['services']), /^media: is on no network that leads out/], // prettier-ignore
    ['a missing volume', (file) => delete file.volumes['mongo'], /^mongo: volume mongo is not there/],
    ['a missing tournaments folder', (file) => (file.services['tipp']!.volumes = ['./gone:/tournaments']), /^tipp: volume .\/gone is not there/], // prettier-ignore
    ['an unused volume', (file) => (file.volumes['old'] = null), /^volume old is not used/],
    [
      'an unpinned image',
      (file) => (file.services['nats']!.image = 'nats:latest'),
      /^nats: image nats:latest/,
    ],
    ['an unknown target', (file) => (file.services['group']!.build!.target = 'groups'), /^group: build: there is no target/], // prettier-ignore
    [
      'a development setting',
      (file) => (file.services['feed']!.environment!['NODE_ENV'] = 'test'),
      /^feed: NODE_ENV/,
    ],
  ];

  test.each(invalid)('%s is reported', (_what, change, expected) => {
    const file = compose();
    change(file);
    expect(composeProblems(file, stages)).toContainEqual(expect.stringMatching(expected));
  });

  test('a variable without a value takes its default, or fails if it is required', () => {
    expect(interpolate('${A:-1} ${B} $$C', { A: '' })).toBe('1  $C');
    expect(() => interpolate('${A:?give it}', {})).toThrow('A: give it');
  });
});

describe('the Dockerfile', () => {
  test('runs the Node that package.json pins', async () => {
    const { devDependencies } = JSON.parse(await readText('package.json'));
    const { base } = stages.find(({ name }) => name === 'base') as Stage;
    expect(base).toBe(`node:${devDependencies.node}-trixie-slim`);
  });

  test('copies the package.json of every workspace, as npm requires', () => {
    const copied = instructionsOf(stages, 'manifests', 'COPY').flatMap((line) =>
      line.split(' ').slice(0, -1),
    );
    const folders = ['e2e', 'gateway', 'infra', 'rest-compat', 'web'];
    const services = readdirSync(join(repositoryRoot, 'services')).map((name) => `services/${name}`);
    const manifests = [...folders, ...services].map((folder) => `${folder}/package.json`);
    expect(copied.sort()).toEqual(
      ['infra/docker/install.sh', 'package.json', 'package-lock.json', ...manifests].sort(),
    );
  });

  test('installs the packages of its workspace in every image, without development tools', () => {
    for (const { name, instructions } of stages.filter((stage) => stage.name.endsWith('-packages'))) {
      const target = name.replace(/-packages$/, '');
      const folder = dirname(dirname(JSON.parse(instructionsOf(stages, target, 'CMD')[0] ?? '[]')[1]));
      expect(instructions).toEqual([{ name: 'RUN', text: `sh install.sh ${folder}` }]);
      expect(instructionsOf(stages, target, 'COPY')).toContain(`--from=${name} /app ./`);
    }
  });
});

test.each(serviceNames)('the image of %s contains its compiled code', (name) => {
  const [, main] = JSON.parse(instructionsOf(stages, name, 'CMD')[0] ?? '[]') as string[];
  const server = main?.replace('main.ts', 'server.ts');
  expect(instructionsOf(stages, name, 'RUN')).toContain(`node --eval "import('./${server}')"`);
});

describe('the commands of a restore', () => {
  test('name only services, volumes and files that exist, and stop everything that writes', async () => {
    const commands = await readText('infra/docker/README.md');
    const { services, volumes } = compose();
    const found = (pattern: RegExp) => [...commands.matchAll(pattern)].map(([, name]) => name as string);
    const files = found(/node ([\w./-]+\.ts)/g);
    const named = found(/docker compose (?:exec|run|start|rm)(?: --entrypoint \w+| --[\w-]+)* (\w+)/g);
    const kept = found(/volume rm tippspiel_(\w+)/g);
    const stopped = found(/docker compose stop (.+)/g).map((names) => names.split(' '));
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
    expect([files.length, named.length, kept]).toEqual([2, 9, ['nats']]);
    expect([...named, ...stopped.flat()].filter((name) => !services[name])).toEqual([]);
    expect(kept.filter((name) => !(name in volumes))).toEqual([]);
    expect(stopped[1]?.toSorted()).toEqual(['edge', ...serviceNames].toSorted());
  });
});
