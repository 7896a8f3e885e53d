import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { ProviderPerson } from '../../domain/providers/person.ts';
import type { LoginSecrets } from '../../effects/open-id.ts';

type Kinds = {
  /** A login at the provider in progress; `linkFor` is the player who wants to link it. */
  begun: LoginSecrets & { linkFor: number | null };
  /** A person who logged in at the provider but has no account yet. */
  guest: ProviderPerson;
};
type Ways = { returnTo: string; recommendGuid: string };
export type Ticket<Kind extends keyof Kinds> = Kinds[Kind] & Ways;

/**
 * A browser keeps a ticket during the login at the provider. It is sealed, so that nobody else can read or forge it.
 */
export type Tickets = {
  seal<Kind extends keyof Kinds>(kind: Kind, ticket: Ticket<Kind>, now: Date): Promise<string>;
  /** Null for a forged or expired ticket, or one of another kind. */
  open<Kind extends keyof Kinds>(kind: Kind, sealed: string, now: Date): Promise<Ticket<Kind> | null>;
};

const PURPOSE = 'tippspiel login tickets';
const LIFETIME_MS = { begun: 15 * 60_000, guest: 30 * 60_000 };

export function createTickets(secret: string): Tickets {
  const key = createHash('sha256').update(`${PURPOSE} ${secret}`).digest();
  return {
    seal: (kind, ticket, now) =>
      new EncryptJWT({ ticket })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(kind)
        .setExpirationTime(new Date(now.getTime() + LIFETIME_MS[kind]))
        .encrypt(key),
    async open<Kind extends keyof Kinds>(kind: Kind, sealed: string, now: Date) {
      if (!sealed) return null;
      const opened = await jwtDecrypt(sealed, key, { audience: kind, currentDate: now }).catch(() => null);
      return opened && (opened.payload['ticket'] as Ticket<Kind>);
    },
  };
}
