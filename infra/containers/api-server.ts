import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../local/log.ts';
import { cacheDir, repositoryRoot } from '../local/places.ts';
import { freePorts } from '../local/ports.ts';
import { startChildProcess, type RunningProcess } from '../local/process/child-process.ts';
import { run } from '../local/process/run.ts';
import { waitUntil } from '../local/process/wait.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { installKubernetes, installKubernetesTools } from './kubernetes-programs.ts';

export type ApiServer = Awaited<ReturnType<typeof openApiServer>>;

/** A real API server without a node, on loopback: it validates and admits objects, but runs no pods (see node.ts). */
export async function openApiServer(log: Log) {
  const programs = await installKubernetes(log);
  const tools = join(await installKubernetesTools(log), 'usr/bin');
  const temp = await makeTempFolder();
  const path = (name: string) => join(temp.path, name);
  const [etcdPort, peerPort, port] = (await freePorts(3)) as [number, number, number];
  const token = randomBytes(16).toString('hex');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const config = {
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'here' },
    clusters: [
      { name: 'here', cluster: { server: `https://127.0.0.1:${port}`, 'insecure-skip-tls-verify': true } },
    ],
    users: [{ name: 'admin', user: { token } }],
    contexts: [{ name: 'here', context: { cluster: 'here', user: 'admin' } }],
  };
  await writeFile(path('accounts.key'), privateKey, { mode: 0o600 });
  await writeFile(path('accounts.pub'), publicKey);
  await writeFile(path('tokens.csv'), `${token},admin,admin,system:masters\n`, { mode: 0o600 });
  await writeFile(path('kubeconfig'), JSON.stringify(config), { mode: 0o600 });

  const env = { ...process.env, KUBECONFIG: path('kubeconfig') };
  /** Runs `kubectl …` in the root of the repository; a warning counts as a failure. */
  const kubectl = (...args: string[]) =>
    run(join(tools, 'kubectl'), ['--cache-dir', path('cache'), '--warnings-as-errors', ...args], {
      env,
      cwd: repositoryRoot,
      timeoutMs: 600_000,
    });
  const started: RunningProcess[] = [];
  const start = async (command: string, args: string[], logFile: string) => {
    const program = await startChildProcess({ command, args, logFile, cwd: temp.path });
    started.unshift(program);
    return program;
  };
  const stop = async () => {
    for (const one of started) await one.stop();
    await temp.remove();
  };
  try {
    const etcd = `http://127.0.0.1:${etcdPort}`;
    const storage = [
      ...['--data-dir', path('etcd'), '--listen-client-urls', etcd, '--advertise-client-urls', etcd],
      ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`],
    ];
    await start(join(tools, 'etcd'), storage, path('etcd.log'));
    const logFile = join(cacheDir(), 'logs', 'kube-apiserver.log');
    const options = [
      ...['--etcd-servers', etcd, '--bind-address', '127.0.0.1', '--secure-port', String(port)],
      ...['--cert-dir', path('certs'), '--token-auth-file', path('tokens.csv')],
      ...['--authorization-mode', 'Node,RBAC', '--service-cluster-ip-range', '10.96.0.0/16'],
      ...['--service-account-issuer', 'https://kubernetes.default.svc'],
      ...['--service-account-key-file', path('accounts.pub')],
      ...['--service-account-signing-key-file', path('accounts.key')],
    ];
    const server = await start(join(programs, 'kube-apiserver'), options, logFile);
    const isReady = () => kubectl('get', '--raw', '/readyz').then(() => true, () => false); // prettier-ignore
    await waitUntil(isReady, { name: 'kube-apiserver', process: server, logFile });
  } catch (error) {
    await stop();
    throw error;
  }
  let count = 0;
  return {
    kubectl,
    /** Of its kubeconfig, its keys and those objects. */
    folder: temp.path,
    /** Writes these objects to a file, for `--filename`. */
    async write(objects: object[]) {
      const file = path(`objects-${count++}.json`);
      await writeFile(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }));
      return file;
    },
    stop,
  };
}
