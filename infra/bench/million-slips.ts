import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { inChunks } from '@tippspiel/shared/platform/mongo/chunks';
import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import type { TippEnv } from '@tippspiel/tipp/env';
import { buildService, type TippService } from '@tippspiel/tipp/server';
import { MATCHES } from './million-columns.ts';

/** An hour before the first match of EM 2024, and the time from which its column may be frozen. */
const OPEN = new Date('2024-06-14T18:00:00Z');
export const LOCKED = new Date('2024-06-14T19:00:05Z');

/** Opens the tipp service before the first match, on the database that all processes of this benchmark share. */
export async function openTippService(
  env: TippEnv,
): Promise<{ service: TippService; clock: ReturnType<typeof manualClock> }> {
  const clock = manualClock(OPEN);
  return { service: await buildService(env, { clock }), clock };
}

const AT_ONCE = 3;
const BATCH = 2_000;

/** Gives players 1 to `players` a tipp on every match, unless they have tipps. */
export async function fillSlips({ deps }: TippService, players: number): Promise<void> {
  const known = await deps.slips.highestId();
  const missing = Array.from({ length: Math.max(0, players - known) }, (_none, index) => known + 1 + index);
  await forEachLimit(inChunks(missing, BATCH), AT_ONCE, (ids) => deps.slips.replaceAll(ids.map(slipOf)));
}

/** Synthetic tipps with six jokers, the same in every run. */
function slipOf(userId: number) {
  const tipps = Array.from({ length: MATCHES }, (_none, index) => {
    const [goals1, goals2] = [(userId * (index + 3)) % 5, (userId + index) % 4];
    const joker = index % 9 === userId % 9 && index < 54;
    return [`m${index + 1}`, { goals1, goals2, random: false, ...(joker && { joker }) }] as const;
  });
  return { _id: userId, tipps: Object.fromEntries(tipps), jokerCount: 6 };
}
