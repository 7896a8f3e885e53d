/** Specification, chapter 9; the first is shown first and largest. */
export const SPONSOR_TYPES = ['gold', 'silber', 'bronze'] as const;
export type SponsorType = (typeof SPONSOR_TYPES)[number];

export type Sponsor = {
  id: number;
  /** Number of changes: 1, or 2 for a removed sponsor. */
  version: number;
  companyName: string;
  /** http or https; empty without one. */
  link: string;
  sponsorType: SponsorType;
  /** Name of the logo; a new logo means a new sponsor. */
  stamp: string;
  /** The document stays, so that no late request brings the sponsor back. */
  isRemoved: boolean;
};

export const isSponsorType = (text: string): text is SponsorType =>
  (SPONSOR_TYPES as readonly string[]).includes(text);

/** Gold first, then silber, then bronze; within a tier by age. */
export const byTier = (sponsors: readonly Sponsor[]): Sponsor[] =>
  sponsors.toSorted(
    (a, b) => SPONSOR_TYPES.indexOf(a.sponsorType) - SPONSOR_TYPES.indexOf(b.sponsorType) || a.id - b.id,
  );

/** The stored address; null for an invalid one, because the database may have been changed directly. */
export const validAddress = (link: unknown): string | null =>
  typeof link === 'string' && /^https?:\/\//i.test(link) ? pageAddress(link) : null;

/**
 * Normalizes the typed address of a sponsor's page, such as 'www.example.org'.
 * @returns null if it is not the address of a page
 */
export function pageAddress(text: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (/[\s\\]/.test(text) || !URL.canParse(withScheme)) return null;
  const { protocol, hostname, username, password, href } = new URL(withScheme);
  const isPage = protocol === 'http:' || protocol === 'https:';
  return isPage && hostname.includes('.') && !username && !password ? href : null;
}
