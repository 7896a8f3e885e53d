import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import webPush from 'web-push';
import { MailRefusedError, type Message, type Smtp } from './smtp.ts';
import type { Subscriptions } from '../store/push/subscriptions.ts';

export type PushKeys = { publicKey: string; privateKey: string; subject: string };

type Options = { keys: PushKeys; subscriptions: Subscriptions; clock: Clock };

const SEND_WITHIN_MS = 20_000;
const GONE = [404, 410];
/** Statuses about our key or a temporary problem; all others below 500 concern this notification. */
const TEMPORARY_STATUSES = [401, 403, 408, 425, 429];

/**
 * Sends notifications through the interface for mail servers, so that both share leases, retries and deduplication.
 * `to` is a subscription. One that its push service no longer knows is removed. One that now belongs to another player
 * gets nothing.
 */
export function createPushService({ keys, subscriptions, clock }: Options): Smtp {
  return {
    async send({ to, subject: title, text: body, link: url, expires, tag, userId }: Message) {
      const subscription = await subscriptions.find(to);
      const left = expires ? expires.getTime() - clock.now().getTime() : 0;
      if (!subscription || subscription.userId !== userId || left <= 0)
        throw new MailRefusedError('never', { code: 'GONE' });
      const { endpoint, p256dh, auth } = subscription;
      const {
        method,
        headers,
        body: encrypted,
      } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title, body, url, tag }),
        {
          vapidDetails: keys,
          TTL: Math.ceil(left / 1000),
          urgency: 'high',
          ...(tag && { topic: tag }),
          contentEncoding: 'aes128gcm',
        },
      );
      const answer = await fetch(endpoint, {
        ...{ method, headers: headers as Record<string, string>, redirect: 'error' },
        body: new Uint8Array(encrypted as Buffer),
        signal: AbortSignal.timeout(SEND_WITHIN_MS),
      }).catch((error: { name?: string }) => {
        throw new MailRefusedError('later', { code: error.name ?? 'error' });
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      if (GONE.includes(answer.status)) await subscriptions.remove(to);
      const isForGood = answer.status < 500 && !TEMPORARY_STATUSES.includes(answer.status);
      throw new MailRefusedError(isForGood ? 'never' : 'later', { responseCode: answer.status });
    },
    close: () => undefined,
  };
}
