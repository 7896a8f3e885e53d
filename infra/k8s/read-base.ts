import { loadAll, CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { readText } from '../docker/compose-file.ts';
import type { ServiceName } from '../local/stack-env.ts';

const base = 'infra/k8s/base';

type EnvVariable = { name: string; valueFrom?: { secretKeyRef: { key: string; optional?: boolean } } };
export type Container = {
  name: string;
  image: string;
  env?: EnvVariable[];
  ports: { containerPort: number }[];
  resources: { requests?: Record<string, string>; limits?: Record<string, string> };
  lifecycle: { preStop: { sleep: { seconds: number } } };
  securityContext: object;
  startupProbe?: object;
  readinessProbe?: object;
};
export type Workload = {
  kind: string;
  spec: {
    strategy: object;
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: object;
        containers: Container[];
        affinity?: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: object[] } };
      };
    };
  };
};
type Kustomization = {
  nameSuffix: string;
  components?: string[];
  images: { newName: string }[];
  configMapGenerator: { literals: string[] }[];
  patches?: { path: string }[];
};

/** The environment of a process, merged like by Kustomize: from the shape, the subgraphs' shared part, and its own. */
export type Process = {
  settings: Record<string, string>;
  secrets: EnvVariable[];
  image: string;
  memory: Container['resources'];
};

const schema = CORE_SCHEMA.withTags(mergeTag);
/** The first object of a file in infra/k8s. */
export const readManifest = async <T>(path: string): Promise<T> =>
  load(await readText(`infra/k8s/${path}`), { schema }) as T;
export const parseManifests = <T>(text: string): T[] => loadAll(text, { schema }) as T[];
export const containerOf = ({ spec }: Workload): Container => spec.template.spec.containers[0] as Container;

export async function readProcess(name: ServiceName): Promise<Process> {
  const own = await readKustomization(name);
  const folders = ['process', ...(own.components ?? []).map((path) => path.replace('../', '')), name];
  const layers = await Promise.all(folders.map(readKustomization));
  const literals = layers.flatMap((layer) => layer.configMapGenerator.flatMap((map) => map.literals));
  const patches = await Promise.all(
    layers.flatMap(({ patches = [] }, index) =>
      patches.map(({ path }) => readManifest<Workload>(`base/${folders[index]}/${path}`)),
    ),
  );
  const containers = [await readManifest<Workload>('base/process/deployment.yaml'), ...patches].map(
    containerOf,
  );
  return {
    settings: Object.fromEntries(
      literals.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ),
    secrets: containers.flatMap(({ env }) => env ?? []),
    image: own.images[0]?.newName ?? '',
    memory: containers.findLast(({ resources }) => resources)?.resources ?? {},
  };
}

const readKustomization = async (folder: string): Promise<Kustomization> =>
  load(await readText(`${base}/${folder}/kustomization.yaml`), { schema }) as Kustomization;
