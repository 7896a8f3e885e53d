/** Whose invitation it is; the mails that invite into a group carry it, too. */
const FROM = 'von';

/** Path of a group's invite link, which makes the player whose guid it carries the recommender of who registers by it. */
export const groupInvitation = (link: string, recommendGuid: string | undefined): string =>
  `/spielergruppe/${link}${recommendGuid ? `?${FROM}=${recommendGuid}` : ''}`;

/** Who invited the visitor that wanted to go to a group; undefined for every other way. */
export const inviterIn = (returnTo: string): string | undefined => {
  const [path = '', search] = (returnTo.split('#')[0] ?? '').split('?');
  if (!path.startsWith('/spielergruppe/')) return undefined;
  return new URLSearchParams(search).get(FROM) ?? undefined;
};
