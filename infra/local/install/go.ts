import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Log } from '../log.ts';
import { findOnPath } from '../process/run.ts';
import { installOnce } from './install-once.ts';
import { runInstall } from './run-install.ts';

export type GoProgram = {
  /** Its display name: 'NATS'. */
  title: string;
  /** The package to build. */
  source: string;
  version: string;
  expected: string;
};

/** The programs that this project builds with Go, in the tested versions. */
export const goPrograms = {
  nats: {
    title: 'NATS',
    source: 'github.com/nats-io/nats-server/v2',
    version: 'v2.15.2',
    expected: 'etwa 20 s',
  },
  s3: {
    title: 'S3 (versitygw)',
    source: 'github.com/versity/versitygw/cmd/versitygw',
    version: 'v1.8.0',
    expected: 'etwa 1 min',
  },
  ferretdb: {
    title: 'FerretDB',
    source: 'github.com/FerretDB/FerretDB/v2/cmd/ferretdb',
    version: 'v2.7.0',
    expected: 'etwa 1 min',
  },
  k6: { title: 'k6', source: 'go.k6.io/k6', version: 'v1.8.1', expected: 'etwa 1 min' },
} satisfies Record<string, GoProgram>;

/** github.com/nats-io/nats-server/v2 → nats-server */
export function programName(source: string): string {
  return basename(source.replace(/\/v\d+$/, ''));
}

/** Builds a Go program in its pinned version. Go's own environment configures the source of modules. */
export async function installGoProgram(log: Log, program: GoProgram): Promise<string> {
  const name = programName(program.source);
  return installOnce(log, {
    path: `bin/${name}-${program.version}`,
    text: `${program.title}: installiere ${name} ${program.version} mit Go`,
    expected: program.expected,
    make: async (target) => {
      const go = await findOnPath('go');
      if (!go) {
        throw new Error(
          `${program.title}: dafür fehlt das Programm „go“ (1.24 oder neuer, https://go.dev/dl); ` +
            `ebenso gut ist „${name}“ im PATH oder Docker.`,
        );
      }
      const binaries = `${target}.gobin`;
      await rm(binaries, { recursive: true, force: true });
      await mkdir(binaries, { recursive: true });
      await runInstall(go, ['install', `${program.source}@${program.version}`], {
        log: `install-${name}`,
        cwd: binaries, // outside of any Go module
        env: { ...process.env, GOBIN: binaries, GOFLAGS: '-buildvcs=false' },
      });
      await rename(join(binaries, name), target);
      await rm(binaries, { recursive: true, force: true });
    },
  });
}
