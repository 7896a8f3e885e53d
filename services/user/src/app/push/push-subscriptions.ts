import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer, requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import { isPushKey } from '../../effects/push-key.ts';
import { subscriptionId } from '../../store/push/subscriptions.ts';
import type { Deps } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { currentLogin } from '../sessions/current-login.ts';
import { pushMessages } from './messages.ts';

const text = (max: number) => z.string(pushMessages.subscription).min(1).max(max, pushMessages.subscription);

/** The lengths of 65 and of sixteen bytes, as in RFC 8291. */
const P256DH = /^[\w-]{86,88}={0,2}$/;
const AUTH = /^[\w-]{22,24}={0,2}$/;

/**
 * Stores a browser's subscription for the viewer. Only known push services are allowed, because we send requests to the
 * given URL. Ending the login that created it ends the subscription; its mere expiry does not.
 * @returns the viewer's number
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT
 */
export async function savePushSubscription(
  deps: Deps,
  { identity }: ReadRequest,
  input: unknown,
): Promise<number> {
  const { userId, sessionId } = requireWriter(identity);
  const schema = z.object({
    endpoint: text(2_000).refine((given) => isAllowed(given, deps.settings.PUSH_SERVICES), {
      error: pushMessages.subscription,
    }),
    p256dh: text(100).regex(P256DH, pushMessages.subscription).refine(isPushKey, pushMessages.subscription),
    auth: text(100).regex(AUTH, pushMessages.subscription),
  });
  const subscription = parseInput(schema, input);
  const account = await deps.accounts.find(userId);
  if (!account || !(await currentLogin(deps, sessionId))(account)) throw unauthenticated();
  await deps.subscriptions.save({ userId, sessionId }, subscription, deps.clock.now());
  return userId;
}

/** Removes a browser's subscription of the viewer; an unknown one is no error. @returns the viewer's number */
export async function removePushSubscription(
  deps: Deps,
  { identity }: ReadRequest,
  input: unknown,
): Promise<number> {
  const { userId } = requireViewer(identity);
  const { endpoint } = parseInput(z.object({ endpoint: text(2_000) }), input);
  await deps.subscriptions.remove(subscriptionId(endpoint), userId);
  return userId;
}

/** Whether this browser receives the viewer's notifications. */
export async function isReachedAt(deps: Deps, { identity }: ReadRequest, endpoint: string): Promise<boolean> {
  return identity !== null && deps.subscriptions.isOf(subscriptionId(endpoint), identity.userId);
}

/** @param services origins; a star stands for any subdomain, as in https://*.push.apple.com */
export function isAllowed(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return services.some((service) => {
    const [before, after] = service.split('*') as [string, string | undefined];
    if (after === undefined) return origin === service;
    const name = origin.slice(before.length, -after.length);
    return origin.startsWith(before) && origin.endsWith(after) && /^[\w.-]+$/.test(name);
  });
}
