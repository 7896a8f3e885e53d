import type { Login, Profile, User, Viewer } from '../generated/schema.ts';
import { aList } from './list.ts';
import { NOW, newId } from './now.ts';

export const aPlayer = (player: Partial<User> = {}): User => {
  const { id = newId(), firstname = 'Mia', lastname = 'Muster' } = player;
  return {
    id,
    firstname,
    lastname,
    fullname: `${firstname} ${lastname}`,
    age: '',
    city: '',
    country: 'Deutschland',
    institution: '',
    hobbies: '',
    dateActivated: '2024-05-01T10:00:00.000Z',
    pictureStamp: '',
    favorite: false,
    isLocked: false,
    ranking: 0,
    rankingBefore: 0,
    points: 0,
    duelsPlayed: 0,
    duelsWon: 0,
    duellPoints: 0,
    duellRanking: 0,
    recommendCount: 0,
    recommended: aList<User>(),
    recommendedFrom: null,
    ...player,
  };
};

export const aProfile = (profile: Partial<Profile> = {}): Profile => {
  const { user = aPlayer() } = profile;
  const { firstname, lastname, age, city, country, hobbies, institution, isLocked } = user;
  return {
    ...{ user, firstname, lastname, age, city, country, hobbies, institution, isLocked },
    adminInfo: null,
    email: `${firstname.toLowerCase()}@example.org`,
    gender: 'f',
    hasAddress: true,
    isConfirmed: true,
    rankWelcome: 0,
    reminder: 0,
    ...{ goalAlert: 'OFF', quietFrom: 23, quietUntil: 7 },
    street: 'Hauptstr. 1',
    zipCode: '10115',
    ...profile,
  };
};

/** The logged-in player; `player` and `profile` belong to the same user. */
export const aViewer = (viewer: Partial<Viewer> = {}): Viewer => {
  const { player = viewer.profile?.user ?? aPlayer() } = viewer;
  const user = player ?? aPlayer();
  const { profile = aProfile({ user }) } = viewer;
  const { id, ranking, rankingBefore, points, duellPoints, duellRanking } = user;
  return {
    ...{ id, user, player, profile, ranking, rankingBefore, points, duellPoints, duellRanking },
    ...{ accountExport: {}, feedExport: {}, groupExport: {}, pictureExport: {}, tippExport: {} },
    email: profile.email,
    gender: profile.gender,
    isConfirmed: profile.isConfirmed,
    favorites: aList<User>(),
    hasPassword: true,
    isAdmin: false,
    isLinked: false,
    isPushedTo: false,
    jokerCount: 0,
    logins: [aLogin({ isThis: true })],
    missingTippCount: 0,
    provisional: null,
    pushKey: null,
    recommendGuid: `guid-${id}`,
    socialPicture: null,
    statusIntervall: 60_000,
    winnerTippsAreComplete: false,
    ...viewer,
  };
};

export const anOperator = (viewer: Partial<Viewer> = {}): Viewer => aViewer({ isAdmin: true, ...viewer });

export const aLogin = (login: Partial<Login> = {}): Login => ({
  id: `login-${newId()}`,
  created: NOW,
  device: 'Chrome auf Windows',
  isThis: false,
  lastSeen: NOW,
  ...login,
});
