import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Mail } from '../../domain/mail/mail.ts';
import { createPushService, type PushKeys } from '../../effects/push-service.ts';
import type { Stores } from '../../store/stores.ts';
import { createMailSender } from '../mail/sender.ts';
import { writeNotification } from './write-notification.ts';

/**
 * Notifications sent at the same time. Push services are slow to reach, but each request waits only for its own
 * response.
 */
const CONCURRENCY = 20;

type Settings = { keys: PushKeys | null; publicUrl: string; clock: Clock };

/** The queue of push notifications, and its sender. Without keys it accepts nothing. */
export function openPushQueue(
  { pushes, subscriptions }: Pick<Stores, 'pushes' | 'subscriptions'>,
  { keys, publicUrl, clock }: Settings,
  log: Logger,
) {
  const sender = keys
    ? createMailSender({
        mails: pushes,
        transport: createPushService({ keys, subscriptions, clock }),
        write: (mail) => ({ ...writeNotification(mail, { publicUrl }), userId: mail.userId }),
        ...{ clock, name: 'push', atOnce: CONCURRENCY },
        domain: 'push',
        log,
      })
    : undefined;
  return {
    async takeMany(many: Mail[]): Promise<void> {
      if (!sender || !many.length) return;
      await pushes.takeMany(many);
      sender.kick();
    },
    drain: async () => sender?.drain(),
    close: async () => sender?.close(),
  };
}
