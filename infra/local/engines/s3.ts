import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { goPrograms, installGoProgram } from '../install/go.ts';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { freePort } from '../ports.ts';
import { findOnPath } from '../process/run.ts';
import { accepts } from '../process/wait.ts';
import { startProgram } from './engine.ts';
import type { Engine, EnginePlace } from './engine.ts';

export type S3Keys = { accessKey: string; secretKey: string };

/**
 * S3 on this machine: versitygw or minio from the PATH, or versitygw installed once. The keys are passed by
 * environment.
 */
export async function startS3(log: Log, { folder, logDir }: EnginePlace, keys: S3Keys): Promise<Engine> {
  const present = await findOnPath('versitygw', 'minio');
  const command = present ?? (await installGoProgram(log, goPrograms.s3));
  return step(log, { name: 'start-s3', text: `S3: starte ${command}` }, async () => {
    const port = await freePort();
    const make = basename(command) === 'minio' ? minioOptions : versityOptions;
    const options = await make(`127.0.0.1:${port}`, folder, keys);
    const s3 = await startProgram(log, {
      name: 'S3',
      command,
      ...options,
      logFile: join(logDir, 's3.log'),
      lockFile: join(folder, '.lock'),
      isReady: () => accepts(port),
    });
    return { url: `http://127.0.0.1:${port}`, stop: s3.stop };
  });
}

async function minioOptions(address: string, folder: string, keys: S3Keys) {
  const [data] = await folders(folder, 'data');
  const env = { ...process.env, MINIO_ROOT_USER: keys.accessKey, MINIO_ROOT_PASSWORD: keys.secretKey };
  return { args: ['server', '--quiet', '--address', address, data!], env };
}

async function versityOptions(address: string, folder: string, keys: S3Keys) {
  const [data, sidecar] = await folders(folder, 'data', 'meta');
  const env = { ...process.env, ROOT_ACCESS_KEY: keys.accessKey, ROOT_SECRET_KEY: keys.secretKey };
  // Object metadata is stored in files, because not every file system has extended attributes.
  return { args: ['--port', address, '--quiet', 'posix', '--sidecar', sidecar!, data!], env };
}

async function folders(parent: string, ...names: string[]): Promise<string[]> {
  const paths = names.map((name) => join(parent, name));
  await Promise.all(paths.map((path) => mkdir(path, { recursive: true })));
  return paths;
}
