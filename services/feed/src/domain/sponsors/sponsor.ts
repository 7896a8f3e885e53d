/** Specification, chapter 9; the first is shown first and largest. */
export const SPONSOR_TYPES = ['gold', 'silber', 'bronze'] as const;
export type SponsorType = (typeof SPONSOR_TYPES)[number];

export type Sponsor = {
  id: number;
  /** Counts the changes: 1, and 2 for one that is removed. */
  version: number;
  companyName: string;
  /** http or https; empty without one. */
  link: string;
  sponsorType: SponsorType;
  /** Name of the logo; a new picture is a new sponsor. */
  stamp: string;
  /** Stays as a number, so that nothing that comes late brings it back. */
  isRemoved: boolean;
};

export const isSponsorType = (text: string): text is SponsorType =>
  (SPONSOR_TYPES as readonly string[]).includes(text);

/** Gold first, then silber, then bronze, and within a tier who was first. */
export const byTier = (sponsors: readonly Sponsor[]): Sponsor[] =>
  sponsors.toSorted(
    (a, b) => SPONSOR_TYPES.indexOf(a.sponsorType) - SPONSOR_TYPES.indexOf(b.sponsorType) || a.id - b.id,
  );

/** The address as it is kept; null for whatever else came into the database another way. */
export const validAddress = (link: unknown): string | null =>
  typeof link === 'string' && /^https?:\/\//i.test(link) ? pageAddress(link) : null;

/**
 * Address of a sponsor's page as people type it: 'www.example.org' is one, too.
 * @returns null for what leads nowhere, or is no page
 */
export function pageAddress(text: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (/[\s\\]/.test(text) || !URL.canParse(withScheme)) return null;
  const { protocol, hostname, username, password, href } = new URL(withScheme);
  const isPage = protocol === 'http:' || protocol === 'https:';
  return isPage && hostname.includes('.') && !username && !password ? href : null;
}
