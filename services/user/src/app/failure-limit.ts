import { createHash } from 'node:crypto';
import { rateLimited } from '@tippspiel/shared/errors/app-error';
import { secondsLeft, windowAt } from '../domain/failure-window.ts';
import type { Deps } from './deps.ts';

type Options = { kind: string; parts: string[]; max: number; seconds: number };

export type FailureLimit = {
  /** RATE_LIMITED when this has failed too often in the present window. */
  check(): Promise<void>;
  /** Notes a failure. */
  fail(): Promise<void>;
  /** Forgets the failures: it worked. */
  forget(): Promise<void>;
};

/** Counts failures, never plain traffic, of what `kind` and `parts` name together. */
export function failureLimit(
  deps: Pick<Deps, 'clock' | 'failures'>,
  { kind, parts, max, seconds }: Options,
): FailureLimit {
  const now = deps.clock.now();
  const window = windowAt(now, seconds);
  const what = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  const key = `${kind}/${what}/${window.start.getTime()}`;
  return {
    async check() {
      if ((await deps.failures.count(key)) >= max) throw rateLimited(secondsLeft(window, now));
    },
    fail: () => deps.failures.add(key, seconds * 1000),
    forget: () => deps.failures.clear(key),
  };
}
