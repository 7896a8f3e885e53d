import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canUseApt, installPackages } from '../local/install/apt.ts';
import { installGoProgram } from '../local/install/go.ts';
import type { Log } from '../local/log.ts';
import { cacheDir } from '../local/places.ts';
import { freePorts } from '../local/ports.ts';
import { startChildProcess, type RunningProcess } from '../local/process/child-process.ts';
import { findOnPath, run } from '../local/process/run.ts';
import { waitUntil } from '../local/process/wait.ts';
import type { ApiServer } from './api-server.ts';
import { installKubernetes, installKubernetesTools } from './kubernetes-programs.ts';

export const PAUSE_IMAGE = 'registry.k8s.io/pause:3.10.1';
/** It must resolve on this machine, because kube-proxy and the kubelet look it up. */
export const NODE_NAME = 'localhost';
const PODS = '10.244.0.0/24';
/** Link-local and on the loopback interface, as in NodeLocal DNSCache: pods reach it, other machines do not. */
const DNS = '169.254.20.10';
const KUBELET_PORT = 10_250;
const coreDns = {
  title: 'CoreDNS',
  source: 'github.com/coredns/coredns',
  version: 'v1.13.1',
  expected: 'etwa 2 min',
};

export type Node = {
  /** Loads a file of `docker save`. */
  importImages(file: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Makes this machine the only node of a cluster: controllers, scheduler, kubelet, kube-proxy, containerd and CoreDNS
 * beside an API server. Everything listens on loopback. Its pods reach each other and this machine. Its network
 * enforces no policies.
 */
export async function openNode(log: Log, server: ApiServer): Promise<Node> {
  if (!(await canUseApt()))
    throw new Error('Kubernetes: einen Knoten darf hier nur root auf Debian starten.');
  // Docker's own packages contain another runc, which Debian's would replace.
  if (!(await findOnPath('runc'))) await installPackages(log, ['runc'], 'Kubernetes');
  if (!(await findOnPath('iptables'))) await installPackages(log, ['iptables'], 'Kubernetes');
  const programs = await installKubernetes(log);
  const tools = await installKubernetesTools(log);
  const names = await installGoProgram(log, coreDns);
  // Not a temporary folder, which other runs delete when this process is killed: node.sh may still need it then.
  const folder = join(cacheDir(), 'containers/node');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'cni'), { recursive: true });
  const path = (name: string) => join(folder, name);
  const PATH = [join(tools, 'usr/bin'), programs, process.env['PATH'], '/usr/sbin:/sbin'].join(':');
  const env = { ...process.env, PATH };
  const ofServer = (name: string) => join(server.folder, name);
  const kubeconfig = ['--kubeconfig', ofServer('kubeconfig')];
  const started: RunningProcess[] = [];
  const start = async (name: string, command: string, args: string[], grace?: number) => {
    const logFile = join(cacheDir(), 'logs', `${name}.log`);
    const program = await startChildProcess({ command, args, logFile, env, cwd: folder, grace });
    started.unshift(program);
    return { name, process: program, logFile };
  };
  const ctr = (...args: string[]) =>
    run('ctr', ['--address', path('containerd.sock'), '--namespace', 'k8s.io', ...args], { env });
  const ports = (await freePorts(4)) as [number, number, number, number];
  await writeJson(path('cni/pods.conflist'), podNetwork(path('addresses')));
  await writeFile(path('containerd.toml'), containerdSettings(folder, join(tools, 'usr/lib/cni')));
  await writeJson(path('kubelet.json'), kubeletSettings(path));
  await writeFile(path('Corefile'), nameServerSettings(ofServer('kubeconfig')));
  const stop = async () => {
    for (const one of started) await one.stop();
  };
  try {
    const container = await start('containerd', 'sh', [script, folder, DNS, PODS], 180);
    await waitUntil(() => ctr('version').then(() => true, () => false), container); // prettier-ignore
    const local = (port: number) => ['--bind-address', '127.0.0.1', '--secure-port', String(port)];
    const manager = [
      ...['--service-account-private-key-file', ofServer('accounts.key'), '--leader-elect=false'],
      ...['--root-ca-file', ofServer('certs/apiserver.crt'), ...local(ports[0])],
    ];
    await start('kube-controller-manager', 'kube-controller-manager', [...kubeconfig, ...manager]);
    await start('kube-scheduler', 'kube-scheduler', [
      ...kubeconfig,
      '--leader-elect=false',
      ...local(ports[1]),
    ]);
    await start('coredns', names, ['-conf', path('Corefile')]);
    const proxy = [
      ...['--hostname-override', NODE_NAME, '--cluster-cidr', PODS, '--proxy-mode', 'iptables'],
      ...[
        '--metrics-bind-address',
        `127.0.0.1:${ports[2]}`,
        '--healthz-bind-address',
        `127.0.0.1:${ports[3]}`,
      ],
      // They would change this machine's kernel settings.
      ...['--iptables-localhost-nodeports=false', '--conntrack-max-per-core=0'],
      ...['--conntrack-tcp-timeout-established=0s', '--conntrack-tcp-timeout-close-wait=0s'],
    ];
    await start('kube-proxy', 'kube-proxy', [...kubeconfig, ...proxy]);
    const files = ['--root-dir', path('kubelet'), '--cert-dir', path('certs-kubelet')];
    const kubelet = ['--config', path('kubelet.json'), '--hostname-override', NODE_NAME, ...files];
    const node = await start('kubelet', 'kubelet', [...kubeconfig, ...kubelet]);
    const isReady = () => server.kubectl('get', 'node', NODE_NAME).then((text) => / Ready /.test(text), () => false); // prettier-ignore
    await waitUntil(isReady, node);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    async importImages(file) {
      await ctr('images', 'import', file);
    },
    stop,
  };
}

const script = join(import.meta.dirname, 'node.sh');
const writeJson = (file: string, content: object) => writeFile(file, JSON.stringify(content));

const containerdSettings = (folder: string, plugins: string): string => `version = 2
root = "${folder}/containerd"
state = "${folder}/containerd-state"
[grpc]
  address = "${folder}/containerd.sock"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${PAUSE_IMAGE}"
  # Mounts below the folder are found when the node ends.
  netns_mounts_under_state_dir = true
  # In a sandbox even root may not lower this value.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "${plugins}"
    conf_dir = "${folder}/cni"
`;

/** Every pod has its own link to this machine, which routes all packets, so that kube-proxy sees all of them. */
const podNetwork = (dataDir: string) => ({
  ...{ cniVersion: '1.0.0', name: 'tippspiel-pods' },
  plugins: [
    {
      type: 'ptp',
      ipam: { type: 'host-local', dataDir, ranges: [[{ subnet: PODS }]], routes: [{ dst: '0.0.0.0/0' }] },
    },
  ],
});

const kubeletSettings = (path: (name: string) => string) => ({
  ...{ apiVersion: 'kubelet.config.k8s.io/v1beta1', kind: 'KubeletConfiguration' },
  // For exec and logs. Only this machine reaches it.
  ...{ enableServer: true, address: '127.0.0.1', port: KUBELET_PORT, healthzPort: 0 },
  ...{ authentication: { anonymous: { enabled: true }, webhook: { enabled: false } } },
  ...{ authorization: { mode: 'AlwaysAllow' } },
  containerRuntimeEndpoint: `unix://${path('containerd.sock')}`,
  // For cgroups of version 1 too.
  ...{ cgroupDriver: 'cgroupfs', failCgroupV1: false, failSwapOn: false },
  ...{ clusterDNS: [DNS], clusterDomain: 'cluster.local', resolvConf: '' },
  ...{ podLogsDir: path('pod-logs'), volumePluginDir: path('volume-plugins') },
  // The machine's disk is not the node's alone: a full one must not delete images.
  imageGCHighThresholdPercent: 100,
  evictionHard: { 'memory.available': '100Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
});

/** For names of the cluster only. */
const nameServerSettings = (kubeconfig: string): string => `.:53 {
  bind ${DNS}
  errors
  kubernetes cluster.local {
    kubeconfig ${kubeconfig}
  }
  cache 30
}
`;
