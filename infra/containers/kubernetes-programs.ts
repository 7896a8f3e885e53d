import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackages } from '../local/install/apt.ts';
import { installOnce } from '../local/install/install-once.ts';
import { runInstall } from '../local/install/run-install.ts';
import type { Log } from '../local/log.ts';
import { fetchGoModule } from './go-module.ts';
import { unpackFromTrixie } from './trixie.ts';

const MODULE = 'k8s.io/kubernetes';
const VERSION = '1.34.4';
/** The version of its parts, which are published as separate modules. */
const PARTS = 'v0.34.4';

const PROGRAMS = ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy'];

/** Builds Kubernetes from its Go modules, once, because it takes minutes. @returns the folder of its programs */
export async function installKubernetes(log: Log): Promise<string> {
  return installOnce(log, {
    path: `containers/kubernetes-${VERSION}`,
    text: `Kubernetes: baue ${VERSION} mit Go`,
    expected: '10 bis 25 min',
    async make(target) {
      const folder = `${target}.module`;
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const { GoMod } = await fetchGoModule(`${MODULE}@v${VERSION}`);
      await writeFile(join(folder, 'go.mod'), moduleFile(await readFile(GoMod, 'utf8')));
      const versions = [
        `k8s.io/component-base/version.gitVersion=v${VERSION}`,
        'k8s.io/component-base/version.gitMajor=1',
        'k8s.io/component-base/version.gitMinor=34',
        `k8s.io/client-go/pkg/version.gitVersion=v${VERSION}`,
      ].map((value) => `-X ${value}`);
      const flags = ['-trimpath', '-ldflags', ['-s', '-w', ...versions].join(' '), '-o', `${target}/`];
      const packages = PROGRAMS.map((name) => `${MODULE}/cmd/${name}`);
      await runInstall('nice', ['-n', '10', 'go', 'build', ...flags, ...packages], {
        log: 'install-kubernetes',
        cwd: folder,
        env: { ...process.env, GOFLAGS: '-mod=mod', CGO_ENABLED: '0' },
      });
      await rm(folder, { recursive: true, force: true });
    },
  });
}

/**
 * Kubernetes replaces its parts by folders that are missing in its module; this replaces them by the published
 * versions.
 */
function moduleFile(original: string): string {
  const [, go = ''] = /^go (.*)$/m.exec(original) ?? [];
  const replaced = original.matchAll(/^\s*(?:replace )?(k8s\.io\/[a-z-]+) => \.\/staging/gm);
  const names = new Set([...replaced].map(([, name]) => name));
  return [
    'module example.org/kubernetes',
    `go ${go}`,
    `require ${MODULE} v${VERSION}`,
    ...[...names].map((name) => `replace ${name} => ${name} ${PARTS}`),
    '',
  ].join('\n');
}

/** Installs what Debian 13 has of a cluster; all of it also runs on Debian 12. @returns the folder */
export async function installKubernetesTools(log: Log): Promise<string> {
  return installOnce(log, {
    path: 'containers/kubernetes-tools-2',
    text: 'Kubernetes: installiere etcd, kubectl, containerd und CNI von Debian 13',
    expected: 'etwa 30 s',
    async make(target) {
      await installPackages(log, ['debian-archive-keyring'], 'Kubernetes');
      await unpackFromTrixie(['etcd-server', 'kubectl', 'containerd', 'containernetworking-plugins'], target);
    },
  });
}
