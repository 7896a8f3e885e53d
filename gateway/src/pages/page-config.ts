import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { FlagSprite } from './start-file.ts';

/** The facts about its visitor that every page has before its first query (decisions, 'Accounts'). */
export type PageConfig = {
  csrfToken: string;
  user: { id: number; firstname: string; fullname: string; isAdmin: boolean } | null;
  isWM?: boolean;
  tournamentName?: string;
  /** Points of a tipp that is exactly right, and by what a joker multiplies them. */
  exactPoints?: number;
  jokerFactor?: number;
  /** Of the matches around now, ISO. */
  kickOffs?: string[];
  /** Pages elsewhere that the operators of the machines have named. */
  links?: PageLinks;
  /** One picture of all flags of the tournament, and which stand in it from above. */
  flags?: FlagSprite;
  /** ISO. */
  serverTime: string;
  /** Of the web app that this page belongs to; every answer names the one there is by then. */
  build: string;
};

/** A page that is kept for all visitors: it finds out whose it is when it is opened. */
export type ShellConfig = Pick<PageConfig, 'build'>;

/** Addresses; empty for none. */
export type PageLinks = {
  /** In place of the product's own pages: what can be won (a PDF or a page), and data protection. */
  prizes: string;
  privacy: string;
  /** How to become a sponsor. */
  sponsor: string;
  /** The organiser of the game. */
  provider: string;
};

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand inside a script element: nothing in it can end the element or start markup. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => unsafe[character] as string);

/** The facts that a page may know about the logged-in player. */
export function pageUser(session: ResolvedSession | null): PageConfig['user'] {
  if (!session) return null;
  const { userId, firstname, fullname, isAdmin } = session;
  return { id: userId, firstname, fullname, isAdmin };
}
