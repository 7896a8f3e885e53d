/** Names the inviter; the mails that invite into a group carry it, too. */
const FROM = 'von';

/** Path of a group's invite link, which makes the player whose guid it carries the recommender of who registers by it. */
export const groupInvitation = (link: string, recommendGuid: string | undefined): string =>
  `/spielergruppe/${link}${recommendGuid ? `?${FROM}=${recommendGuid}` : ''}`;

/** The inviter of a visitor on the way to a group; undefined for every other way. */
export const inviterIn = (returnTo: string): string | undefined => {
  const [path = '', search] = (returnTo.split('#')[0] ?? '').split('?');
  if (!path.startsWith('/spielergruppe/')) return undefined;
  return new URLSearchParams(search).get(FROM) ?? undefined;
};

/** The guid of the group's invite link that a visitor wanted to go to; undefined for every other way. */
export const groupLinkIn = (returnTo: string): string | undefined => {
  const [, link] = /^\/spielergruppe\/([\w-]{8,64})(?:[/?#]|$)/.exec(returnTo) ?? [];
  return link && !/^\d+$/.test(link) ? link : undefined;
};

/** Whether that is a group's page by its number: numbers can be guessed, so that a visitor learns nothing of the group. */
export const isGroupPage = (returnTo: string): boolean => /^\/spielergruppe\/\d+(?:[/?#]|$)/.test(returnTo);

const PENDING = 'tippspiel.beitritt';

const pending = (link: string, playerId: number): string => `${playerId} ${link}`;

/**
 * A visitor who registers on the way to a group's link is in the group at once: noted in this tab when that is done, and taken once by the
 * group's page, for the same player. A link alone never makes anybody join.
 */
export const noteJoiningBy = (returnTo: string, playerId: number): void => {
  const link = groupLinkIn(returnTo);
  if (!link) return;
  try {
    sessionStorage.setItem(PENDING, pending(link, playerId));
  } catch {
    // Without storage the group's page asks.
  }
};

export const takeJoining = (link: string, playerId: number): boolean => {
  try {
    const isPending = sessionStorage.getItem(PENDING) === pending(link, playerId);
    if (isPending) sessionStorage.removeItem(PENDING);
    return isPending;
  } catch {
    return false;
  }
};
