import { tmpdir } from 'node:os';
import { findOnPath, run } from '../local/process/run.ts';

export const GATEWAY_API = 'sigs.k8s.io/gateway-api@v1.4.1';

type Module = {
  /** Its folder in Go's cache, which is read-only. */
  Dir: string;
  GoMod: string;
};

/** Downloads a module from the configured Go proxy, without its dependencies. */
export async function fetchGoModule(nameAndVersion: string): Promise<Module> {
  const go = await findOnPath('go');
  if (!go) throw new Error('Kubernetes: dafür fehlt das Programm „go“ (1.24 oder neuer, https://go.dev/dl).');
  // Runs outside of any module.
  return JSON.parse(await run(go, ['mod', 'download', '-json', nameAndVersion], { cwd: tmpdir() }));
}
