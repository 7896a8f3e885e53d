import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { FlagSprite } from './start-file.ts';

/** The facts about the visitor and the game that every page has before its first query (decisions, 'Accounts'). */
export type PageConfig = {
  csrfToken: string;
  user: { id: number; firstname: string; fullname: string; isAdmin: boolean } | null;
  isWM?: boolean;
  tournamentName?: string;
  /** The end of the game's headline. */
  occasion?: string;
  /** The points of an exact tipp, and the factor of a joker. */
  exactPoints?: number;
  jokerFactor?: number;
  /** The kick-offs of the matches around now, ISO. */
  kickOffs?: string[];
  /** External pages that the installation's operators have configured. */
  links?: PageLinks;
  /** A sprite of all flags of the tournament, and the team codes in it from top to bottom. */
  flags?: FlagSprite;
  /** The time by the game's clock, ISO. */
  serverTime: string;
  /** The build of the web app that this page belongs to. Later responses name the build that is current then. */
  build: string;
};

/** The configuration of a page that is cached for all visitors. It identifies its visitor when it is opened. */
export type ShellConfig = Pick<PageConfig, 'build'>;

/** Addresses; empty for none. */
export type PageLinks = {
  /** Replacements for the product's own pages about prizes (a PDF or a page) and privacy. */
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

/** JSON for a script element. It is escaped so that it cannot end the element or start markup. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => unsafe[character] as string);

/** The facts that a page may know about the logged-in player. */
export function pageUser(session: ResolvedSession | null): PageConfig['user'] {
  if (!session) return null;
  const { userId, firstname, fullname, isAdmin } = session;
  return { id: userId, firstname, fullname, isAdmin };
}
