import { createHmac } from 'node:crypto';
import { isSameText } from '@tippspiel/shared/contracts/auth/same-text';
import type { Account } from '../../domain/accounts/account.ts';

type Owner = Pick<Account, 'id' | 'dateActivated'>;

const PURPOSE = 'tippspiel reminder links';

export type ReminderLinks = ReturnType<typeof createReminderLinks>;

/**
 * Links that only switch off a player's reminders; they work any number of times. The link is the same in every mail of
 * a player: the player number, signed with a separate key together with the time of the registration. So nothing has to
 * be stored for 100,000 mails, and a link is of no use to whoever gets the number in another tournament or after a
 * restore.
 */
export function createReminderLinks(secret: string) {
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const of = ({ id, dateActivated }: Owner) => {
    const signature = createHmac('sha256', key).update(`${id} ${dateActivated.getTime()}`);
    return `r${id}-${signature.digest('base64url')}`;
  };
  return {
    of,
    /** Null for a token of another kind. Only `isOf` tells whether we signed it. */
    userOf: (token: string) => Number(/^r([1-9]\d{0,9})-[\w-]{43}$/.exec(token)?.[1]) || null,
    isOf: (token: string, owner: Owner) => isSameText(token, of(owner)),
  };
}
