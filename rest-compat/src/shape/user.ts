import type { UserFullFragment, UserShortFragment } from '../routes/users.generated.ts';

/** A player as the author of something. What is not built yet has its empty value. */
export function shapeUserShort(user: UserShortFragment) {
  return { ...user, facebookPictureUrl: '' };
}

/** What a player alone sees of themself. */
type Own = { email: string; gender: string; recommendGuid: string };

/** The User entity of the specification, chapter 3. */
export function shapeUser({ recommendedFrom, ...user }: UserFullFragment, own?: Own) {
  return {
    ...user,
    facebookPictureUrl: '',
    tippInfo: [],
    recommendedFrom: recommendedFrom && shapeUserShort(recommendedFrom),
    recommendGuid: own?.recommendGuid ?? '',
    userProfile: own ? shapeProfile(own) : null,
  };
}

const shapeProfile = ({ email, gender }: Own) => ({
  email,
  gender,
  street: '',
  zipCode: '',
  info: '',
  reminder: 0,
  rankWelcome: 0,
});

/** Where a picture is to be had, empty without one. */
export const pictureUrl = (pictureStamp: string): string =>
  pictureStamp === '' || pictureStamp === 'NO' ? '' : `/api/downloadImage/${pictureStamp}`;
