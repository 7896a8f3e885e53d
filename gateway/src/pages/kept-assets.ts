import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { repeat, type Repetition } from '@tippspiel/shared/platform/clock/repeat';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import type { Logger } from 'pino';
import { KEPT_DAYS } from '../graph/former-operations.ts';

const DAY_MS = 86_400_000;

type Options = {
  /** The build that this gateway serves. */
  dist: string;
  /** The folder that all gateways share. */
  kept: string;
  log: Logger;
  now?: () => Date;
};

/** Keeps this build's files for later gateways: now, and from then on every day. */
export async function keepAssets(options: Options): Promise<Repetition> {
  const { log } = options;
  const work = async () => log.info(await keepAssetsNow(options), 'assets of the web app are kept');
  // After a failure the gateway still serves its own build.
  await work().catch((error: unknown) => log.error({ err: error }, 'assets of the web app are not kept'));
  return repeat({ name: 'keep assets', everyMs: DAY_MS, work, log });
}

/**
 * Copies the files of this build, whose names contain a content hash, to those of other builds. An open page of an
 * earlier build can then still load its files. A page of the next build can load them from a gateway of this one. A
 * file that no running gateway has used for thirty days is deleted.
 */
export async function keepAssetsNow({
  dist,
  kept,
  now = realNow,
}: Options): Promise<{ own: number; gone: number }> {
  const from = join(dist, 'assets');
  const to = join(kept, 'assets');
  await mkdir(to, { recursive: true });
  const own = new Set(await readdir(from));
  const existing = new Set(await readdir(to));
  const today = now();
  const failures: unknown[] = [];
  const attempt = (work: () => Promise<void>) => work().catch((error: unknown) => failures.push(error));
  const copy = async (name: string) => {
    await copyWhole(join(from, name), to, name);
    await utimes(join(to, name), today, today);
  };
  for (const name of own) {
    // The file's time is its last use. If another gateway has removed it, or another user owns it, it is copied again.
    if (existing.has(name)) await attempt(() => utimes(join(to, name), today, today).catch(() => copy(name)));
    else await attempt(() => copy(name));
  }
  let gone = 0;
  for (const name of existing) {
    if (own.has(name) || !(await isOlder(join(to, name), today))) continue;
    await attempt(() => rm(join(to, name), { force: true }));
    gone += 1;
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} files`);
  return { own: own.size, gone };
}

/** False for a file that another gateway has removed meanwhile. */
const isOlder = (file: string, today: Date): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => today.getTime() - mtimeMs > KEPT_DAYS * DAY_MS,
    () => false,
  );

/** Copies a file atomically, so that nobody reads an incomplete file, also when two gateways copy it at once. */
async function copyWhole(from: string, folder: string, name: string): Promise<void> {
  const half = join(folder, `.${randomUUID()}`);
  await copyFile(from, half);
  await rename(half, join(folder, name));
}
