import type { Group, GroupPlace, GroupRanking, LastOut } from '../generated/schema.ts';
import { aRanking } from './list.ts';
import { newId } from './now.ts';
import { aPlayer } from './player.ts';

/** By default somebody else's group, which the viewer has not joined. */
export const aGroup = (group: Partial<Group> = {}): Group => ({
  id: newId(),
  name: 'Die Kicker',
  link: 'geheimer-link',
  dateCreated: '2024-06-01T10:00:00.000Z',
  isPrivate: false,
  member: false,
  memberCount: 1,
  owner: false,
  user: aPlayer({ firstname: 'Greta', lastname: 'Gründer' }),
  ...group,
});

export const aGroupPlace = (place: Partial<GroupPlace> = {}): GroupPlace => ({
  user: aPlayer(),
  ranking: 1,
  overallRanking: 1,
  points: 0,
  isBest: false,
  ...place,
});

/** Ranking of a group's members, in the given order. */
export const aGroupRanking = (
  places: GroupPlace[] = [],
  ranking: Partial<GroupRanking> = {},
): GroupRanking => ({
  ...aRanking(places),
  day: null,
  own: places[0] ?? null,
  ownPageNumber: 1,
  ...ranking,
});

/** 'Der Letzte fliegt', with nobody out yet. */
export const aLastOut = (lastOut: Partial<LastOut> = {}): LastOut => ({
  ...{ since: '2024-06-13T10:00:00.000Z', firstDay: null, entrantCount: 3, rounds: [], remaining: [] },
  ...{ isIn: true, winner: null, blocked: false },
  ...lastOut,
});
