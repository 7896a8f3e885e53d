import { badInput, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { messages } from './messages.ts';

const MAX_KEY = 100;

/** What a text is known by that may be sent twice: every player's keys are the own. Null without a key. */
export function madeByOf(userId: number, key: string | null | undefined): string | null {
  if (!key) return null;
  if (key.length > MAX_KEY) throw badInput(messages.badKey, 'key');
  return `${userId}/${key}`;
}

type Means<Made> = {
  /** What was made under this key, unless it is gone; null without a key. */
  find(): Promise<Made | null>;
  /** Null when something was made under this key meanwhile. */
  make(): Promise<Made | null>;
  /** Whether it says what was sent now. */
  isSame(made: Made): boolean;
  /** What is said where it is gone. */
  gone: string;
};

/**
 * Makes something once, however often it is sent. Texts of players are not changed: other words under the same key are
 * refused, so that none are lost unsaid.
 */
export async function madeOnce<Made>({ find, make, isSame, gone }: Means<Made>): Promise<Made> {
  const made = (await find()) ?? (await make());
  const here = made ?? (await find());
  if (!here) throw notFound(gone);
  if (!isSame(here)) throw conflict(messages.otherText);
  return here;
}
