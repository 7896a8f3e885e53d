import type { Account } from '../accounts/account.ts';

/** The provider's data of a person who logged in there; texts may be empty, and are not checked yet. */
export type ProviderPerson = {
  /** Issuer and subject: names this person at this provider for good. */
  key: string;
  email: string;
  /** The provider has seen to it that the address is this person's. */
  isVerified: boolean;
  firstname: string;
  lastname: string;
  picture: string;
};

type Claims = Partial<Record<string, unknown>>;

const text = (claim: unknown, longest: number): string =>
  typeof claim === 'string' && claim.length <= longest ? claim.trim() : '';

/** Longer than any; what is longer is left out, so that a ticket fits into a cookie. */
const NAME_MAX = 200;
const EMAIL_MAX = 500;
const PICTURE_MAX = 1_000;

/**
 * The ID token's claims and the UserInfo response's in one. Whether an address is verified, only who names it can say: one
 * source must not vouch for the other's address.
 */
export function mergeClaims(idToken: Claims, userInfo: Claims): Claims {
  const { email_verified: _ofAnother, ...others } = idToken;
  return { ...('email' in userInfo ? others : idToken), ...userInfo };
}

export const providerKey = (issuer: string, subject: string): string => `${issuer} ${subject}`;

/** @param claims of the ID token and the UserInfo response (OpenID Connect Core, 5.1) */
export function personOf(issuer: string, subject: string, claims: Claims): ProviderPerson {
  const [first = '', ...rest] = text(claims['name'], NAME_MAX).split(/\s+/);
  return {
    key: providerKey(issuer, subject),
    email: text(claims['email'], EMAIL_MAX),
    isVerified: claims['email_verified'] === true,
    firstname: text(claims['given_name'], NAME_MAX) || first,
    lastname: text(claims['family_name'], NAME_MAX) || rest.join(' '),
    picture: text(claims['picture'], PICTURE_MAX),
  };
}

/** True for an account that somebody of this provider may log in to; one of a provider before says nothing any more. */
export const isLinkedTo = (
  { providerKey: key }: Pick<Account, 'providerKey'>,
  issuer: string | undefined,
): boolean => issuer !== undefined && key.startsWith(`${issuer} `);
