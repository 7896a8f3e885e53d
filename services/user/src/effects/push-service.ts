import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import webPush from 'web-push';
import { isPushKey } from './push-key.ts';
import { RefusedError, type Message, type Transport } from './smtp.ts';
import type { Subscriptions } from '../store/push/subscriptions.ts';

export type PushKeys = { publicKey: string; privateKey: string; subject: string };

type Options = { keys: PushKeys; subscriptions: Subscriptions; clock: Clock; sendWithinMs?: number };

/** Short, because a push service that hangs holds up the others. */
const SEND_WITHIN_MS = 5_000;
/** After this many timeouts in a row, a push service is not asked for a while. */
const TIMEOUTS_MAX = 3;
const PAUSE_MS = 30_000;
const GONE = [404, 410];
/** Statuses about our key or a temporary problem; all others below 500 concern this notification. */
const TEMPORARY_STATUSES = [401, 403, 408, 425, 429];

/**
 * Sends notifications through the interface for mail servers, so that both share leases, retries and deduplication.
 * `to` is a subscription. One that its push service no longer knows is removed, and one with an impossible key, as
 * earlier versions accepted it. One that now belongs to another player gets nothing.
 */
export function createPushService({
  keys,
  subscriptions,
  clock,
  sendWithinMs = SEND_WITHIN_MS,
}: Options): Transport {
  /** Push services whose last requests timed out. */
  const hanging = new Map<string, { timeouts: number; until: number }>();

  function noteTimeout(origin: string): void {
    const timeouts = (hanging.get(origin)?.timeouts ?? 0) + 1;
    const until = timeouts < TIMEOUTS_MAX ? 0 : realNow().getTime() + PAUSE_MS;
    hanging.set(origin, { timeouts, until });
  }

  return {
    async send({ to, subject: title, text: body, link: url, expires, tag, userId }: Message) {
      const subscription = await subscriptions.find(to);
      const left = expires ? expires.getTime() - clock.now().getTime() : 0;
      if (!subscription || subscription.userId !== userId)
        throw new RefusedError('obsolete', { code: 'GONE' });
      const { endpoint, p256dh, auth } = subscription;
      if (!isPushKey(p256dh)) {
        await subscriptions.remove(to);
        throw new RefusedError('obsolete', { code: 'KEY' });
      }
      const { origin } = new URL(endpoint);
      if ((hanging.get(origin)?.until ?? 0) > realNow().getTime())
        throw new RefusedError('later', { code: 'HANGING' });
      const {
        method,
        headers,
        body: encrypted,
      } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title, body, url, tag }),
        {
          vapidDetails: keys,
          TTL: Math.max(Math.ceil(left / 1000), 0),
          urgency: 'high',
          ...(tag && { topic: tag }),
          contentEncoding: 'aes128gcm',
        },
      );
      const answer = await fetch(endpoint, {
        ...{ method, headers: headers as Record<string, string>, redirect: 'error' },
        body: new Uint8Array(encrypted as Buffer),
        signal: AbortSignal.timeout(sendWithinMs),
      }).catch((error: { name?: string }) => {
        if (error.name === 'TimeoutError') noteTimeout(origin);
        throw new RefusedError('later', { code: error.name ?? 'error' });
      });
      hanging.delete(origin);
      await answer.body?.cancel();
      if (answer.ok) return;
      const { status: responseCode } = answer;
      if (GONE.includes(answer.status)) {
        await subscriptions.remove(to);
        throw new RefusedError('obsolete', { responseCode });
      }
      const isForGood = responseCode < 500 && !TEMPORARY_STATUSES.includes(responseCode);
      throw new RefusedError(isForGood ? 'never' : 'later', { responseCode });
    },
    close: () => undefined,
  };
}
