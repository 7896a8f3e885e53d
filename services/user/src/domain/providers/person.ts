import type { Account } from '../accounts/account.ts';

/** The provider's data of a person who logged in there. Texts may be empty, and are not validated yet. */
export type ProviderPerson = {
  /** Issuer and subject: they identify this person at this provider permanently. */
  key: string;
  email: string;
  /** The provider has verified that the address is this person's. */
  isVerified: boolean;
  firstname: string;
  lastname: string;
  picture: string;
};

type Claims = Partial<Record<string, unknown>>;

const text = (claim: unknown, longest: number): string =>
  typeof claim === 'string' && claim.length <= longest ? claim.trim() : '';

/** Longer than real values. Longer texts are left out, so that a ticket fits into a cookie. */
const NAME_MAX = 200;
const EMAIL_MAX = 500;
const PICTURE_MAX = 1_000;

/**
 * Merges the claims of the ID token and of the UserInfo response. Only the source of an address may state that it is
 * verified: one source must not verify the other's address.
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

/** True if a person of this provider may log in to the account; a link to a former provider does not count. */
export const isLinkedTo = (
  { providerKey: key }: Pick<Account, 'providerKey'>,
  issuer: string | undefined,
): boolean => issuer !== undefined && key.startsWith(`${issuer} `);
