import { inTab } from '../save/kept.ts';

/** Parameter with the inviter's guid; mails with a group's invitation use it, too. */
const FROM = 'von';

/** Path of a group's invite link. Its guid makes that player the recommender of new players. */
export const groupInvitation = (link: string, recommendGuid: string | undefined): string =>
  `/spielergruppe/${link}${recommendGuid ? `?${FROM}=${recommendGuid}` : ''}`;

/** Guid of the inviter, if the visitor is on the way to a group; else undefined. */
export const inviterIn = (returnTo: string): string | undefined => {
  const [path = '', search] = (returnTo.split('#')[0] ?? '').split('?');
  if (!path.startsWith('/spielergruppe/')) return undefined;
  return new URLSearchParams(search).get(FROM) ?? undefined;
};

/** Guid of the group's invite link, if the visitor is on the way to it; else undefined. */
export const groupLinkIn = (returnTo: string): string | undefined => {
  const [, link] = /^\/spielergruppe\/([\w-]{8,64})(?:[/?#]|$)/.exec(returnTo) ?? [];
  return link && !/^\d+$/.test(link) ? link : undefined;
};

/** Whether it is a group's page by number. Numbers can be guessed, so a visitor sees nothing of the group. */
export const isGroupPage = (returnTo: string): boolean => /^\/spielergruppe\/\d+(?:[/?#]|$)/.test(returnTo);

const PENDING = 'tippspiel.beitritt';

const pending = (link: string, playerId: number): string => `${playerId} ${link}`;

/**
 * A visitor who registers on the way to a group's link joins at once. The registration notes that in this tab; the
 * group's page takes the note once, for the same player. So a link alone never makes anybody join.
 */
export const noteJoiningBy = (returnTo: string, playerId: number): void => {
  const link = groupLinkIn(returnTo);
  // Without storage the group's page asks.
  if (link) inTab.write(PENDING, pending(link, playerId));
};

/** Opens the page that a visitor wanted; without one, a new player sees the welcome page first. */
export const enterGame = (returnTo: string, playerId: number, isNew: boolean): void => {
  if (isNew) noteJoiningBy(returnTo, playerId);
  location.assign(isNew && returnTo === '/' ? '/willkommen' : returnTo);
};

export const takeJoining = (link: string, playerId: number): boolean =>
  inTab.read(PENDING) === pending(link, playerId) && inTab.remove(PENDING);
