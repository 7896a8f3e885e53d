import { createHash } from 'node:crypto';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict } from '@tippspiel/shared/contracts/errors/app-error';
import { mailboxOf } from '@tippspiel/shared/platform/text/email';
import { z } from 'zod';
import { RECOMMENDATIONS, recommendationKey } from '../../store/recommendations/recommendations.ts';
import { email } from '../accounts/account-input.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { mailEntry } from '../mail/mail-entry.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { createToken, hashToken } from '../secret-token.ts';
import { recommendationMessages } from './messages.ts';
import { DAY_SECONDS } from '@tippspiel/shared/platform/clock/window';
import type { Limit } from '@tippspiel/shared/platform/mongo/limits';

/** Invitations per hour from one player, and from all players with one IP address. */
function limitsOfSender({ limits, settings }: Deps, userId: number, clientIp: string): Limit[] {
  const { RECOMMEND_MAILS_PER_HOUR, RECOMMEND_MAILS_PER_HOUR_PER_ADDRESS } = settings;
  const rule = { message: recommendationMessages.tooMany };
  return [
    limits.of({ ...rule, kind: 'recommend', max: RECOMMEND_MAILS_PER_HOUR }, userId),
    limits.of({ ...rule, kind: 'recommend-from', max: RECOMMEND_MAILS_PER_HOUR_PER_ADDRESS }, clientIp),
  ];
}

/** Invitations per day to one mailbox, from all players together. */
function limitOfReceiver({ limits, settings }: Deps, addressHash: string): Limit {
  const message = recommendationMessages.tooManyToAddress;
  const max = settings.RECOMMEND_MAILS_PER_DAY_TO;
  return limits.of({ kind: 'recommend-to', max, seconds: DAY_SECONDS, message }, addressHash);
}

/** Accepts only a guid, so that players' text never becomes part of a link in a mail. */
const GUID = /^[\w-]{8,64}$/;

const recommendInput = z.object({
  email,
  groupLink: z.string().regex(GUID, recommendationMessages.groupLink).nullish(),
});

/** Identifies a mailbox without revealing it. */
const hashAddress = (address: string): string => createHash('sha256').update(address).digest('base64url');

/**
 * Sends an invitation to somebody who does not play yet: one per player, mailbox and group, ever. The sender does not
 * learn whether the address has an account or has said 'nie wieder'. In these cases nothing is sent, but the invitation
 * is recorded and counted.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT (invalid or own address), RATE_LIMITED
 */
export async function sendRecommendation(
  deps: Deps,
  { identity, clientIp, requestId }: ClientRequest,
  input: unknown,
): Promise<void> {
  const { userId } = requireWriter(identity);
  const { email: to, groupLink: given } = parseInput(recommendInput, input);
  const account = await deps.accounts.find(userId);
  if (!account) throw conflict(messages.noSuchUser);
  if (account.email === to) throw badInput(recommendationMessages.self, 'email');
  const addressHash = hashAddress(mailboxOf(to));
  const groupLink = given ?? '';
  const key = recommendationKey({ userId, addressHash, groupLink });
  for (const limit of limitsOfSender(deps, userId, clientIp)) await limit.take();
  if (await deps.recommendations.exists(key)) return;
  const received = limitOfReceiver(deps, addressHash);
  await received.take();
  const now = deps.clock.now();
  const isUnwanted = [deps.accounts.isEmailTaken(to), deps.unsubscribed.has(addressHash)];
  const isWanted = !(await Promise.all(isUnwanted)).includes(true);
  const secret = createToken();
  // Also without a mail, so that the time reveals nothing.
  await deps.unsubscribed.addLink(addressHash, hashToken(secret));
  const { fullname, recommendGuid: guid } = account;
  const data = { recommender: fullname, guid, groupLink, unsubscribe: secret };
  const mail = mailEntry({ key, userId, to, kind: 'recommend', data }, { now, requestId });
  const recommendation = { userId, addressHash, groupLink, created: now };
  const isNew = await deps.recommendations.insert(recommendation, isWanted ? [mail] : []);
  if (isNew) deps.relay.kick(RECOMMENDATIONS, [key]);
  else await received.giveBack();
}
