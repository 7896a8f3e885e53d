import type { PrivatePartFragment, UserFullFragment, UserShortFragment } from '../routes/users.generated.ts';

export function shapeUserShort(user: UserShortFragment) {
  return { ...user, facebookPictureUrl: socialUrl(user.pictureStamp) };
}

/** Fields of a player that only the player and operators see. */
type Own = { profile: PrivatePartFragment; recommendGuid: string };

/** The User entity of the specification, chapter 3. */
export function shapeUser({ recommendedFrom, ...user }: UserFullFragment, own?: Own) {
  return {
    ...user,
    facebookPictureUrl: socialUrl(user.pictureStamp),
    tippInfo: [],
    recommendedFrom: recommendedFrom && shapeUserShort(recommendedFrom),
    recommendGuid: own?.recommendGuid ?? '',
    userProfile: own ? shapeProfile(own.profile) : null,
  };
}

const shapeProfile = ({ adminInfo, ...profile }: PrivatePartFragment) => ({
  ...profile,
  info: adminInfo ?? '',
});

/** A picture's address; empty without a picture. */
export const pictureUrl = (pictureStamp: string): string =>
  pictureStamp === '' || pictureStamp === 'NO' ? '' : `/api/downloadImage/${pictureStamp}`;

/** The address of a picture from a social network (specification, chapter 3); empty for an uploaded picture. */
const socialUrl = (pictureStamp: string): string =>
  pictureStamp.startsWith('FB') ? pictureUrl(pictureStamp) : '';
