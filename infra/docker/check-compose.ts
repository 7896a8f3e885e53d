import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkEnv } from '@tippspiel/shared/platform/config/env';
import { feedEnv } from '@tippspiel/feed/env';
import { groupEnv } from '@tippspiel/group/env';
import { mediaEnv } from '@tippspiel/media/env';
import { tippEnv } from '@tippspiel/tipp/env';
import { userEnv } from '@tippspiel/user/env';
import type { z } from 'zod';
import { gatewayEnv } from '../../gateway/src/env.ts';
import { restEnv } from '../../rest-compat/src/env.ts';
import { repositoryRoot } from '../local/places.ts';
import { entryOf, serviceNames, type ServiceName } from '../local/stack-env.ts';
import type { ComposeFile, ComposeService } from './compose-file.ts';
import { baseImages, instructionsOf, type Stage } from './dockerfile.ts';

export const schemas: Record<ServiceName, z.ZodType> = {
  feed: feedEnv,
  user: userEnv,
  tipp: tippEnv,
  group: groupEnv,
  media: mediaEnv,
  'rest-compat': restEnv,
  gateway: gatewayEnv,
};
/** The ports of third-party programs. */
const knownPorts: Record<string, number[]> = {
  mongo: [27017],
  nats: [4222],
  s3: [9000],
  mail: [1025, 1080],
  prometheus: [9090],
  jaeger: [4318, 16686],
  grafana: [3000],
};
/** Services that publish a port, and all that need a network that leads out. */
const published = ['edge', 'demo', 'grafana'];
const goesOutside = [...published, 'user', 'media'];
const pinned = /^[\w./-]+:v?\d+\.\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/;

/** Finds unneeded rights, which would help an attacker who controls a service. */
function rightsProblems(
  name: string,
  service: ComposeService,
  compose: ComposeFile,
  stages: Stage[],
): string[] {
  const {
    user = userOf(service, stages),
    read_only: isReadOnly,
    cap_drop: dropped,
    security_opt: options,
  } = service;
  const problems: string[] = [];
  if (['', 'root', '0', '0:0'].includes(user)) problems.push('runs as root');
  if (!isReadOnly) problems.push('can write to its image');
  if (!dropped?.includes('ALL')) problems.push('keeps capabilities');
  if (!options?.includes('no-new-privileges:true')) problems.push('can gain privileges');
  const leadsOut = service.networks?.some((network) => !compose.networks[network]?.internal);
  const needsOut = goesOutside.includes(name);
  if (leadsOut && !needsOut) problems.push('is on a network that leads out');
  if (needsOut && !leadsOut) problems.push('is on no network that leads out');
  return problems.map((problem) => `${name}: ${problem}`);
}

const userOf = ({ build }: ComposeService, stages: Stage[]): string =>
  (build && instructionsOf(stages, build.target, 'USER').at(-1)) ?? '';

const isOurs = (name: string): name is ServiceName => (serviceNames as readonly string[]).includes(name);
const exists = (path: string) => existsSync(join(repositoryRoot, path));

/** Finds all problems of docker-compose.yml and its Dockerfile without running them. @returns a line per problem */
export function composeProblems(compose: ComposeFile, stages: Stage[]): string[] {
  const services = Object.entries(compose.services);
  const missing = serviceNames.filter((name) => !compose.services[name]);
  return [
    ...missing.map((name) => `${name}: is missing`),
    ...services.flatMap(([name, service]) => [
      ...(isOurs(name) ? ourProblems(name, service, compose, stages) : []),
      ...(service.image && !pinned.test(service.image)
        ? [`${name}: image ${service.image} is not pinned`]
        : []),
      ...referenceProblems(name, service, compose, stages),
      ...rightsProblems(name, service, compose, stages),
    ]),
    ...baseImages(stages)
      .filter((image) => !pinned.test(image))
      .map((image) => `Dockerfile: image ${image} is not pinned`),
    ...unusedProblems(compose),
  ];
}

function ourProblems(
  name: ServiceName,
  service: ComposeService,
  compose: ComposeFile,
  stages: Stage[],
): string[] {
  const environment = service.environment ?? {};
  const checked = checkEnv(schemas[name], environment);
  const problems = checked.success ? [] : checked.problems;
  const known = variablesOf(schemas[name]);
  for (const variable of Object.keys(environment)) {
    if (!known.includes(variable)) problems.push(`${variable}: is no variable of ${name}`);
    problems.push(...addressProblems(variable, environment[variable] as string, service, compose));
  }
  if (environment['NODE_ENV'] !== 'production') problems.push('NODE_ENV: is not production');
  return [...problems, ...imageProblems(name, service, stages)].map((problem) => `${name}: ${problem}`);
}

/** The variables of a schema, even one with a `transform`. */
export function variablesOf(schema: z.ZodType): string[] {
  const { shape, in: inner } = schema as { shape?: object; in?: z.ZodType };
  return inner ? variablesOf(inner) : Object.keys(shape ?? {});
}

/** An address must name an existing service on a shared network, and a port on which it listens. */
function addressProblems(
  variable: string,
  value: string,
  service: ComposeService,
  compose: ComposeFile,
): string[] {
  if (!/^\w+:\/\//.test(value) || variable === 'PUBLIC_URL') return [];
  const { hostname, port } = new URL(value);
  const other = compose.services[hostname];
  if (!other) return [`${variable}: there is no service ${hostname}`];
  const shared = service.networks?.some((network) => other.networks?.includes(network));
  const listens = portsOf(hostname, other).includes(Number(port || 80));
  return [
    ...(shared ? [] : [`${variable}: no network leads to ${hostname}`]),
    ...(listens ? [] : [`${variable}: ${hostname} does not listen on ${port || 80}`]),
  ];
}

const portsOf = (name: string, { environment }: ComposeService): number[] =>
  knownPorts[name] ?? [Number(environment?.['PORT'])];

/** The image of one of our services must start its program from existing files. */
function imageProblems(name: ServiceName, { build }: ComposeService, stages: Stage[]): string[] {
  if (!build || !exists(build.dockerfile) || !exists(build.context))
    return ['build: Dockerfile or context is missing'];
  if (!stages.some((stage) => stage.name === build.target))
    return [`build: there is no target ${build.target}`];
  const all = (kind: string) => instructionsOf(stages, build.target, kind);
  const sources = all('COPY').filter((text) => !text.startsWith('--from=')).flatMap((text) => text.split(' ').slice(0, -1)); // prettier-ignore
  const command = JSON.stringify(['node', entryOf(name)]).replaceAll(',', ', ');
  return [
    ...sources.filter((source) => !exists(source)).map((source) => `build: ${source} is missing`),
    ...(all('CMD').at(-1) === command ? [] : [`build: the target does not start ${entryOf(name)}`]),
  ];
}

/** Every name in a service must exist. Only the edge, the demo and the dashboards may publish ports. */
function referenceProblems(
  name: string,
  service: ComposeService,
  compose: ComposeFile,
  stages: Stage[],
): string[] {
  const problems: string[] = [];
  if (!hasHealthcheck(service, stages)) problems.push('has no health check');
  if (service.restart !== 'unless-stopped' && !service.profiles) problems.push('is not restarted');
  if (!service.mem_limit) problems.push('has no memory limit');
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    if (!compose.services[other]) problems.push(`depends on ${other}, which is not there`);
    if (condition !== 'service_healthy') problems.push(`does not wait until ${other} is healthy`);
  }
  for (const network of service.networks ?? []) {
    if (!(network in compose.networks)) problems.push(`network ${network} is not declared`);
  }
  for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
    const isThere = source.startsWith('.') ? exists(source) : source in compose.volumes;
    if (!isThere) problems.push(`volume ${source} is not there`);
  }
  for (const port of service.ports ?? []) {
    const [host, , inside] = port.split(':');
    if (!published.includes(name)) problems.push(`publishes ${port}`);
    if (host !== '127.0.0.1') problems.push(`publishes ${port} to the network`);
    if (!portsOf(name, service).includes(Number(inside))) problems.push(`does not listen on ${inside}`);
  }
  return problems.map((problem) => `${name}: ${problem}`);
}

const hasHealthcheck = ({ healthcheck, build }: ComposeService, stages: Stage[]): boolean =>
  Boolean(healthcheck?.test.length) ||
  (build !== undefined && instructionsOf(stages, build.target, 'HEALTHCHECK').length > 0);

function unusedProblems({ services, volumes, networks }: ComposeFile): string[] {
  const all = Object.values(services);
  const mounted = new Set(
    all.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(':')[0]),
  );
  const joined = new Set(all.flatMap((service) => service.networks ?? []));
  return [
    ...Object.keys(volumes).filter((name) => !mounted.has(name)).map((name) => `volume ${name} is not used`), // prettier-ignore
    ...Object.keys(networks).filter((name) => !joined.has(name)).map((name) => `network ${name} is not used`), // prettier-ignore
  ];
}
