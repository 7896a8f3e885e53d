import { de, Faker } from '@faker-js/faker';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { systemClock } from '@tippspiel/shared/platform/clock/clock';
import { feedEnv } from '@tippspiel/feed/env';
import { eventsArrived, seedPosts, seedReports, seedSponsors } from '@tippspiel/feed/seed';
import { buildService as buildFeed } from '@tippspiel/feed/server';
import { groupEnv } from '@tippspiel/group/env';
import { seedGroups } from '@tippspiel/group/seed';
import { buildService as buildGroup } from '@tippspiel/group/server';
import type { Directory } from '@tippspiel/media/domain/operator-pictures/operator-picture';
import { mediaEnv } from '@tippspiel/media/env';
import { seedOperatorPictures, seedPictures } from '@tippspiel/media/seed';
import { buildService as buildMedia } from '@tippspiel/media/server';
import { tippEnv } from '@tippspiel/tipp/env';
import { readTournament } from '@tippspiel/tipp/read-tournament';
import { seedTipps, type WonPrize } from '@tippspiel/tipp/seed';
import { userEnv } from '@tippspiel/user/env';
import { seedFavorites, seedUsers } from '@tippspiel/user/seed';
import { buildService as buildUser } from '@tippspiel/user/server';
import type { z } from 'zod';
import type { ServiceName } from '../local/stack-env.ts';
import { createAnnouncements } from './announcements.ts';
import { drawAvatar } from './avatars.ts';
import { createQuestions } from './bonus.ts';
import { createConversations } from './conversations.ts';
import { createGroups } from './groups.ts';
import { createPeople, type Persona } from './people.ts';
import { postPictures } from './pictures.ts';
import { createPosts } from './posts.ts';
import { createPrizes } from './prizes.ts';
import { createReports } from './reports.ts';
import { sponsors } from './sponsors.ts';
import { createSlips } from './tipps.ts';
import { addWinnerTipps } from './winner-tipps.ts';

export type DemoOptions = {
  /** Environment of each service, as its process gets it. */
  env(name: ServiceName): Record<string, string>;
  players: number;
  /** Password of all demo accounts. */
  password: string;
  log(line: string): void;
};

/** Players beyond this many show their initials. */
const MAX_PICTURES = 300;
const PICTURE_SHARE = 0.6;
const FAVORITES_OF_FEW = 8;
const LIKERS_OF_NEWS = 20;
const FOUNDED_MS = 7 * 24 * 60 * 60_000;

/**
 * Fills empty databases with a lively tournament, before the services start: players, pictures, groups, feed, tipps,
 * results up to the demo's instant and the ranks that follow. The same numbers give the same demo.
 */
export async function seedDemo({ env, players, password, log }: DemoOptions): Promise<void> {
  const faker = new Faker({ locale: de, seed: 2024 });
  const tipp = parse(tippEnv, env('tipp'));
  const now = systemClock(tipp.TIPPSPIEL_CLOCK_OFFSET_MS).now();
  const tournament = await readTournament(tipp);
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    log(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  };
  const drawAll = (what: string, directory: Directory, pictures: readonly Buffer[]) =>
    timed(`${what} gezeichnet`, () =>
      seedAll(buildMedia, parse(mediaEnv, env('media')), ({ deps }) =>
        seedOperatorPictures(deps, directory, pictures),
      ),
    );

  const people = createPeople(faker, players, now);
  const stamps = await timed('Profilbilder gezeichnet', () =>
    seedAvatars(faker, people, parse(mediaEnv, env('media'))),
  );
  const userIds = await timed(`${players} Spieler angelegt`, () =>
    seedPlayers(faker, people, stamps, password, parse(userEnv, env('user'))),
  );
  const [admin, player] = userIds as [number, number];
  // Long before the last kick-off, so that their owners see how many tipps are missing.
  const founded = new Date(now.getTime() - FOUNDED_MS);
  const buildFoundGroups = (settings: Parameters<typeof buildGroup>[0]) =>
    buildGroup(settings, { clock: { now: () => founded } });
  const groups = await timed('Spielergruppen gegründet', () =>
    seedAll(buildFoundGroups, parse(groupEnv, env('group')), async ({ deps, drain }) => {
      const seeds = createGroups(faker, userIds.slice(1), player);
      const seeded = await seedGroups(deps, seeds);
      await drain();
      return seeded.map(({ id }, index) => ({ id, memberIds: seeds[index]!.memberIds }));
    }),
  );
  const logos = await drawAll(
    'Logos der Sponsoren',
    'sponsors',
    sponsors.map(({ logo }) => logo),
  );
  const pictures = await drawAll('Bilder der Redaktion', 'posts', postPictures);
  const posts = createPosts(faker, tournament, userIds.slice(1), admin, now, pictures);
  const prizes = createPrizes(tournament, now);
  const prizePictures = await drawAll(
    'Preise',
    'prices',
    prizes.map(({ picture }) => picture),
  );
  const nameOf = (userId: number) => {
    const { firstname, lastname } = people[userIds.indexOf(userId)] as Persona;
    return `${firstname} ${lastname}`;
  };
  const writeFeed = (won: readonly WonPrize[]) =>
    seedAll(buildFeed, parse(feedEnv, env('feed')), async ({ deps, drain }) => {
      await eventsArrived(deps, userIds.length, won.length);
      const by = { admin, now, likerIds: userIds.slice(1, LIKERS_OF_NEWS) };
      const announcements = createAnnouncements(won, nameOf, by);
      const written = await seedPosts(deps, [...posts, ...announcements]);
      await seedReports(deps, admin, createReports(written, userIds.slice(1)));
      await seedPosts(deps, createConversations(groups, now));
      const added = sponsors.map(({ logo: _logo, ...sponsor }, index) => ({
        ...sponsor,
        pictureUrl: logos[index] as string,
      }));
      await seedSponsors(deps, admin, added);
      await drain();
      return written.slice(posts.length).map(({ id }) => id);
    });
  await timed('Tipps abgegeben, Ergebnisse eingetragen und ausgewertet, Einträge geschrieben', () => {
    const slips = createSlips(faker, tournament, userIds.slice(1), now, [player]);
    addWinnerTipps(faker, tournament, slips, player);
    const questions = createQuestions(faker, tournament, slips, player, now);
    const drawn = prizes.map((prize, index) => ({ ...prize, picture: prizePictures[index] as string }));
    const [{ id: groupId, memberIds }] = groups as [(typeof groups)[number]];
    const lastOut = { groupId, userIds: memberIds };
    const game = { slips, questions, prizes: drawn, lastOut, players: userIds.length, admin };
    return seedTipps(tipp, { ...game, announce: writeFeed });
  });
}

/** The service's own environment, but quiet: the person at the terminal reads the seed's lines. */
function parse<Schema extends z.ZodType>(schema: Schema, source: Record<string, string>): z.output<Schema> {
  return parseEnv(schema, { ...source, LOG_LEVEL: 'error' });
}

/** Builds a service without letting it listen, works with it and closes it. */
async function seedAll<Env, Service extends { close(): Promise<void> }, Result>(
  build: (env: Env) => Promise<Service>,
  env: Env,
  work: (service: Service) => Promise<Result>,
): Promise<Result> {
  const service = await build(env);
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}

/** @returns picture stamps by position in the list of people. */
async function seedAvatars(
  faker: Faker,
  people: Persona[],
  env: z.output<typeof mediaEnv>,
): Promise<Map<number, string>> {
  const positions = people
    .map((_person, position) => position)
    .filter((position) => position > 0 && faker.datatype.boolean({ probability: PICTURE_SHARE }))
    .slice(0, MAX_PICTURES);
  const pictures = positions.map((position) => ({
    userId: position + 1,
    picture: drawAvatar(`spieler${position}`, (people[position] as Persona).gender),
  }));
  return seedAll(buildMedia, env, async ({ deps }) => {
    const stamps = await seedPictures(deps, pictures);
    return new Map(positions.map((position, index) => [position, stamps[index] as string]));
  });
}

async function seedPlayers(
  faker: Faker,
  people: Persona[],
  stamps: Map<number, string>,
  password: string,
  env: z.output<typeof userEnv>,
): Promise<number[]> {
  return seedAll(buildUser, env, async ({ deps, drain }) => {
    const users = people.map((person, position) => ({ ...person, pictureStamp: stamps.get(position) ?? '' }));
    const ids = await seedUsers(deps, users, password);
    const keen = [
      ids[1] as number,
      ...faker.helpers.arrayElements(ids.slice(2), Math.min(100, ids.length - 2)),
    ];
    const lists = keen.map((userId) => ({
      userId,
      favorites: faker.helpers.arrayElements(ids.slice(1), FAVORITES_OF_FEW),
    }));
    await seedFavorites(deps, lists);
    await drain();
    return ids;
  });
}
