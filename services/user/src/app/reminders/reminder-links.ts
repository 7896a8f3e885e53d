import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link that only switches off a player's reminders; it works any number of times. */
export type ReminderLinks = {
  of(userId: number): string;
  /** Null for a token that we did not sign. */
  userOf(token: string): number | null;
};

const PURPOSE = 'tippspiel reminder links';

/**
 * The link is the same in every mail of a player: the signed player number, with a separate key. So nothing has to be
 * stored for 100,000 mails.
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
