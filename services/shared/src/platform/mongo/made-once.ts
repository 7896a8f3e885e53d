import { badInput } from '../../contracts/errors/app-error.ts';

const MAX_KEY = 100;

/**
 * The key that a form sends with something new, so that the same form sent twice makes one thing; null without.
 * @throws AppError BAD_USER_INPUT with the message
 */
export function readKey(key: string | null | undefined, message: string): string | null {
  if (key && key.length > MAX_KEY) throw badInput(message, 'key');
  return key || null;
}

/** The same for forms of players, whose keys are their own. */
export function readOwnKey(userId: number, key: string | null | undefined, message: string): string | null {
  const own = readKey(key, message);
  return own && `${userId}/${own}`;
}

type Making<Made> = {
  /** Finds the thing that was made under this key; null for none, or where it is gone. */
  find(): Promise<Made | null>;
  /** Null when something was made under this key meanwhile. */
  make(): Promise<Made | null>;
};

/** Makes something once, however often it is sent. @returns null where it was made and is gone */
export async function madeOnce<Made>({
  find,
  make,
}: Making<Made>): Promise<{ made: Made; isNew: boolean } | null> {
  const known = await find();
  const made = known ?? (await make());
  if (made) return { made, isNew: !known };
  const faster = await find();
  return faster && { made: faster, isNew: false };
}
