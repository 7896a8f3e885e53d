import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link that switches a player's reminders off; it opens nothing else, and works as often as it is used. */
export type ReminderLinks = {
  of(userId: number): string;
  /** Null for what none of our mails said. */
  userOf(token: string): number | null;
};

const PURPOSE = 'tippspiel reminder links';

/**
 * Such a link is the same in every mail of a player, so that nothing of 100,000 mails has to be kept: it is the number,
 * signed with a key of its own.
 */
export function createReminderLinks(secret: string): ReminderLinks {
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const sign = (userId: number) => createHmac('sha256', key).update(String(userId)).digest('base64url');
  const of = (userId: number) => `r${userId}-${sign(userId)}`;
  return {
    of,
    userOf(token) {
      const userId = Number(/^r([1-9]\d{0,9})-/.exec(token)?.[1]);
      if (!userId) return null;
      const [given, own] = [Buffer.from(token), Buffer.from(of(userId))];
      return given.length === own.length && timingSafeEqual(given, own) ? userId : null;
    },
  };
}
