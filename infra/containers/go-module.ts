import { tmpdir } from 'node:os';
import { findOnPath, run } from '../local/process/run.ts';

type Module = {
  /** Its folder in Go's cache, which nobody writes to. */
  Dir: string;
  GoMod: string;
};

/** A module of the proxy that Go is set up for, without what it depends on. */
export async function fetchGoModule(nameAndVersion: string): Promise<Module> {
  const go = await findOnPath('go');
  if (!go) throw new Error('Kubernetes: dafür fehlt das Programm „go“ (1.24 oder neuer, https://go.dev/dl).');
  // Outside of any module.
  return JSON.parse(await run(go, ['mod', 'download', '-json', nameAndVersion], { cwd: tmpdir() }));
}
