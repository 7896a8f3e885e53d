import { HOUR_SECONDS } from '@tippspiel/shared/platform/clock/window';
import type { Limit } from '@tippspiel/shared/platform/mongo/limits';
import type { Deps } from '../deps.ts';
import { recommendationMessages } from './messages.ts';

const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Limits of what one player may send in an hour, and all together from one address of the network. */
export function limitsOfSender({ limits, settings }: Deps, userId: number, clientIp: string): Limit[] {
  const { recommendMailsPerHour, recommendMailsPerHourPerAddress } = settings;
  const rule = { seconds: HOUR_SECONDS, message: recommendationMessages.tooMany };
  return [
    limits.of({ ...rule, kind: 'recommend', max: recommendMailsPerHour }, userId),
    limits.of({ ...rule, kind: 'recommend-from', max: recommendMailsPerHourPerAddress }, clientIp),
  ];
}

/** Limits what one address may get in a day, from all players together. */
export function limitOfReceiver({ limits, settings }: Deps, addressHash: string): Limit {
  const message = recommendationMessages.tooManyToAddress;
  const max = settings.recommendMailsPerDayTo;
  return limits.of({ kind: 'recommend-to', max, seconds: DAY_SECONDS, message }, addressHash);
}
