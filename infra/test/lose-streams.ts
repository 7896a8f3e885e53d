import { requestRepublish } from '@tippspiel/shared/platform/nats/republish';
import { owners } from '@tippspiel/shared/platform/nats/streams';
import { askSubgraph, cutPicture, player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { seedGroups } from '@tippspiel/group/seed';
import { seedFavorites, seedUsers } from '@tippspiel/user/seed';
import type { ConsumerInfo } from 'nats';
import { NOW, openServices, type Five, type Name } from './five-services.ts';

const stampOf = (directory: string) => `o${(directory === 'prices' ? 'a' : 'b').repeat(32)}`;
const IN_A_GROUP = 20;
const admin = player(1, { isAdmin: true });

/** The read models of each service. */
const readModels = {
  feed: ['authors', 'memberships', 'prizes', 'endedGroups', 'departures'],
  tipp: [
    ...['players', 'favorites', 'reminders', 'eligibility', 'groups', 'memberships', 'announcements'],
    'departures',
  ],
  group: ['players', 'departures'],
  media: ['claims', 'departures'],
} as const;
/** Collections that must not get duplicates. */
const made = {
  feed: ['posts', 'comments', 'likes'],
  user: ['mails', 'pushes'],
  tipp: ['operatorLog'],
} as const;

export async function change(
  five: Five,
  name: Name,
  who = admin,
  mutation: string,
  input: object,
): Promise<void> {
  const { errors } = await askSubgraph(five.services[name].app, who, mutation, { input });
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Stores the login of `player(userId)`, which a change of the account itself requires. */
export async function logIn({ services, clock }: Five, userId: number): Promise<void> {
  const now = clock.now();
  const expires = new Date(now.getTime() + 86_400_000);
  const session = { id: player(userId).sessionId, userId, loginEpoch: 0, device: '' };
  await services.user.deps.sessions.insert({ ...session, created: now, lastSeen: now, expires });
}

const SPONSOR = 'mutation ($input: AddSponsorInput!) { addSponsor(input: $input) { sponsor { id } } }';
const PRIZE = 'mutation ($input: SavePriceInput!) { savePrice(input: $input) { price { id } } }';
const FAVORITE = 'mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { user { id } } }';
const TIPP = 'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }';
const JOIN = 'mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { group { id } } }';
const LEAVE = 'mutation ($input: LeaveGroupInput!) { leaveGroup(input: $input) { group { id } } }';
const POST = 'mutation ($input: PublishPostInput!) { publishPost(input: $input) { post { id } } }';
const DRAFT = 'mutation ($input: SaveOperatorPostInput!) { saveOperatorPost(input: $input) { post { id } } }';
const END = 'mutation ($input: DeleteGroupInput!) { deleteGroup(input: $input) { deletedId } }';
const GO = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }';

/**
 * Creates players in groups, each with a friend. Some want reminders. A moment later one has left, one group has ended,
 * and operators have worked, so that the groups' memberships are older than what follows.
 */
export async function play(five: Five, players: number): Promise<void> {
  const { user, group } = five.services;
  const people = Array.from({ length: players }, (_none, n) => ({
    ...{ firstname: `Anna${n}`, lastname: 'Muster', email: `anna${n}@example.org`, gender: 'f' as const },
    ...{ reminder: n % 3 ? 0 : 24, isAdmin: n === 0, dateActivated: NOW },
    ...{ street: 'Weg 1', zipCode: '50667', city: 'Köln' },
  }));
  const ids = await seedUsers(user.deps, people as never, 'geheim1');
  await seedFavorites(
    user.deps,
    ids.map((userId) => ({ userId, favorites: [(userId % players) + 1] })),
  );
  const groups = Array.from({ length: Math.ceil(players / IN_A_GROUP) }, (_none, n) => {
    const [ownerId = 1, ...memberIds] = ids.slice(n * IN_A_GROUP, (n + 1) * IN_A_GROUP);
    return { name: `Runde ${n}`, ownerId, memberIds };
  });
  await seedGroups(group.deps, [...groups, { name: 'Ende', ownerId: 2, memberIds: [3] }]);
  await user.drain();
  await group.drain();
  await until('all is received', async () => (await sizeOf(five, 'tipp', 'players')) === players, 120);
  five.clock.set(new Date(NOW.getTime() + 500));
  await change(five, 'group', player(2), END, { groupId: groups.length + 1 });
  await logIn(five, players);
  await change(five, 'user', player(players), GO, { delete: 'delete' });
  for (const how of [JOIN, LEAVE]) await change(five, 'group', player(2), how, { groupId: 2 });
  await change(five, 'feed', player(2), POST, { text: 'Hallo!' });
  const pictureUrl = (directory: 'sponsors' | 'prices') =>
    cutPicture({ stamp: stampOf(directory), directory, userId: 1, expires: new Date(NOW.getTime() + 1_000) });
  await change(five, 'feed', admin, SPONSOR, {
    ...{ companyName: 'Bäckerei', link: 'https://example.org', sponsorType: 'gold' },
    pictureUrl: pictureUrl('sponsors'),
  });
  await change(five, 'tipp', admin, PRIZE, {
    ...{ id: 0, key: 'ball', version: 0, name: 'Ball', priceKind: 'Tagespreis' },
    ...{ fromMatchId: 1, toMatchId: 2, winnerCount: 1, picture: pictureUrl('prices') },
  });
  await change(five, 'feed', admin, DRAFT, {
    ...{ subject: 'Gezogen', text: '<p>Wir gratulieren.</p>', isCommentAble: true, isPublished: false },
    drawing: { priceId: 1, priceKind: 'Tagespreis', winnerString: 'Anna1 Muster' },
  });
}

const collectionOf = (five: Five, name: Name, collection: string) =>
  five.services[name].backbone.mongo.collection<{ _id: number | string }>(collection);
const sizeOf = (five: Five, name: Name, collection: string) =>
  collectionOf(five, name, collection).countDocuments();

/**
 * All documents of the read models without their versions, because an account's version also counts unpublished
 * changes.
 */
async function readAll(five: Five): Promise<Record<string, unknown[]>> {
  const read = async (name: Name, collection: string) => {
    const projection = { version: 0, passes: 0, due: 0 };
    const found = await collectionOf(five, name, collection).find({}, { projection }).sort({ _id: 1 });
    return [`${name}.${collection}`, await found.toArray()] as const;
  };
  const all = Object.entries(readModels).flatMap(([name, collections]) =>
    collections.map((collection) => read(name as Name, collection)),
  );
  return Object.fromEntries(await Promise.all(all));
}

async function countMade(five: Five): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, collections] of Object.entries(made))
    for (const collection of collections)
      counts[`${name}.${collection}`] = await sizeOf(five, name as Name, collection);
  return counts;
}

/** The durable consumers of the five services; the number changes with each `consume`. */
const CONSUMERS = 25;

/** Resolves with the read models once all events are consumed and players who have left are removed. */
export async function settled(five: Five): Promise<Record<string, unknown[]>> {
  const { services, nats, namespace } = five;
  const { consumers } = await nats.jetstreamManager();
  const drains = [services.user, services.group, services.feed, services.media];
  let found: ConsumerInfo[] = [];
  await until(
    'all that was told is written down',
    async () => {
      for (const service of drains) await service.drain();
      found = [];
      for (const owner of owners)
        for await (const consumer of consumers.list(`${namespace}-${owner}`))
          if (consumer.config.durable_name) found.push(consumer);
      const isIdle = ({ num_pending, num_ack_pending }: ConsumerInfo) => num_pending + num_ack_pending === 0;
      const removals = await Promise.all(
        Object.values(services).map(({ backbone }) =>
          backbone.mongo.collection('departures').countDocuments({ passes: 0 }),
        ),
      );
      return found.length === CONSUMERS && found.every(isIdle) && removals.every((count) => count === 0);
    },
    120,
  ).catch((error: Error) => {
    throw new Error(`${error.message} (${found.length} of ${CONSUMERS} consumers)`);
  });
  return readAll(five);
}

/**
 * Players who save continuously; each change is reverted by the next. @returns a function that stops them and returns
 * the number of saves and the failures
 */
export function keepSaving(five: Five): () => Promise<{ saved: number; failures: unknown[] }> {
  let isOver = false;
  let saved = 0;
  const failures: unknown[] = [];
  async function loop(save: (round: number) => Promise<void>, rounds: number): Promise<void> {
    for (let round = 0; !isOver || round % rounds; round++) {
      await save(round).then(() => (saved += 1), (error: unknown) => failures.push(error)); // prettier-ignore
    }
  }
  const who = player(2);
  const loops = [
    loop((n) => change(five, 'user', who, FAVORITE, { userId: 4, favorite: n % 2 === 0 }), 2),
    loop((n) => change(five, 'group', who, n % 2 ? LEAVE : JOIN, { groupId: 2 }), 2),
    loop((n) => change(five, 'tipp', who, TIPP, { matchId: 36, goalsTeam1: n % 9, goalsTeam2: 0 }), 1),
  ];
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return { saved, failures };
  };
}

export async function loseStreams({ nats, namespace }: Five): Promise<void> {
  const { streams } = await nats.jetstreamManager();
  for (const owner of [...owners, 'aside']) await streams.delete(`${namespace}-${owner}`);
}

/** As if the streams had been lost before any event was stored. */
export async function loseReadModels(five: Five): Promise<void> {
  const lost = {
    feed: ['authors', 'memberships', 'prizes'],
    tipp: ['favorites', 'reminders', 'eligibility', 'memberships', 'groups'],
    group: ['players'],
    media: ['claims'],
  };
  for (const [name, collections] of Object.entries(lost))
    for (const collection of collections) await collectionOf(five, name as Name, collection).deleteMany({});
}

/** @param report called after each page of events */
export async function republish({ nats, namespace }: Five, report?: () => void): Promise<number> {
  let published = 0;
  for (const owner of owners) published += await requestRepublish(nats, namespace, owner, report);
  return published;
}

/** Deletes all streams and read models while players save; then republishes everything, twice. */
export async function loseAndRepublish(players: number) {
  const five = await openServices();
  try {
    await play(five, players);
    const before = await settled(five);
    const madeBefore = await countMade(five);
    const endSaving = keepSaving(five);
    await loseStreams(five);
    await loseReadModels(five);
    const started = performance.now();
    const published = await republish(five);
    const publishedAfter = performance.now() - started;
    const { saved, failures } = await endSaving();
    const after = await settled(five);
    const milliseconds = performance.now() - started;
    await republish(five);
    const again = await settled(five);
    return {
      before,
      after,
      again,
      madeBefore,
      madeAfter: await countMade(five),
      published,
      publishedAfter,
      saved,
      failures,
      milliseconds,
    };
  } finally {
    await five.close();
  }
}
