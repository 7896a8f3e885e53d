import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Builds kube-apiserver from its Go modules, once, because it takes minutes. */
export async function installApiServer(log: Log): Promise<string> {
  return installOnce(log, {
    path: `bin/kube-apiserver-v${VERSION}`,
    text: `Kubernetes: baue kube-apiserver ${VERSION} mit Go`,
    expected: '5 bis 15 min',
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
      const flags = ['-trimpath', '-ldflags', ['-s', '-w', ...versions].join(' '), '-o', 'kube-apiserver'];
      await runInstall('nice', ['-n', '10', 'go', 'build', ...flags, `${MODULE}/cmd/kube-apiserver`], {
        log: 'install-kube-apiserver',
        cwd: folder,
        env: { ...process.env, GOFLAGS: '-mod=mod', CGO_ENABLED: '0' },
      });
      await rename(join(folder, 'kube-apiserver'), target);
      await rm(folder, { recursive: true, force: true });
    },
  });
}

/**
 * Kubernetes replaces its parts by folders that are missing in its module; this replaces them by the published
 * versions.
 */
export function moduleFile(original: string): string {
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

/** Installs etcd and kubectl of Debian 13. @returns the folder of their programs */
export async function installKubernetesTools(log: Log): Promise<string> {
  const folder = await installOnce(log, {
    path: 'containers/kubernetes-tools-1',
    text: 'Kubernetes: installiere etcd und kubectl von Debian 13',
    expected: 'etwa 20 s',
    async make(target) {
      await installPackages(log, ['debian-archive-keyring'], 'Kubernetes');
      await unpackFromTrixie(['etcd-server', 'kubectl'], target);
    },
  });
  return join(folder, 'usr/bin');
}
