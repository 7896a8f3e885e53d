import { badInput } from '../../contracts/errors/app-error.ts';

const MAX_KEY = 100;

/**
 * Reads the idempotency key of a form, so that sending the form twice creates one entity; null without a key.
 * @throws AppError BAD_USER_INPUT with the message
 */
export function readKey(key: string | null | undefined, message: string): string | null {
  if (key && key.length > MAX_KEY) throw badInput(message, 'key');
  return key || null;
}

/** Reads the key of a player's form, and prefixes it with the player's number. */
export function readOwnKey(userId: number, key: string | null | undefined, message: string): string | null {
  const own = readKey(key, message);
  return own && `${userId}/${own}`;
}

type Making<Made> = {
  /** Finds the entity that was created with this key; null if there is none, or it was deleted. */
  find(): Promise<Made | null>;
  /** Creates the entity; null when another request has used the key meanwhile. */
  make(): Promise<Made | null>;
};

/** Creates an entity once, however often it is sent. @returns null when it was created before and deleted since */
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
