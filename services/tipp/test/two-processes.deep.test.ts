import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo, prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import {
  createOutboxRelay,
  indexOutbox,
  outboxField,
  type WithOutbox,
} from '@tippspiel/shared/platform/mongo/outbox';
import { connectBus } from '@tippspiel/shared/platform/nats/bus';
import { askSubgraph } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { Schema } from 'mongoose';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTestNats, type TestNats } from '../../../infra/local/testing-nats.ts';
import { em2024 } from '../src/domain/tournament/test-tournaments.ts';
import { buildService, type TippService } from '../src/server.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, registered, type TippFixture } from './tipp-fixture.ts';

let nats: TestNats;
let tipp: TippFixture;
let second: TippService;

beforeEach(async () => {
  nats = await openTestNats();
  tipp = await openTipp(BEFORE, { NATS_URL: nats.url });
});
afterEach(async () => {
  await Promise.all([...new Set([tipp.service, second])].map((service) => service.close()));
  await nats.remove();
});

const boot = async () => void (second = await buildService(tipp.env, { clock: tipp.clock }));
const AFTER_GROUP_A = new Date('2024-06-24T00:00:00Z');
const SAVE_MATCH = `mutation ($input: SaveMatchInput!) {
  saveMatch(input: $input) { match { goalsTeam1 goalsTeam2 } }
}`;
const SAVE_DECISION =
  'mutation ($input: SaveDecisionInput!) { saveDecision(input: $input) { decision { id } } }';
const ADMIN_MATCHES = '{ adminMatches { version match { id isRunning } } }';
const DECISIONS = '{ decisions { id version given { teamKZ } } }';
const SAVE_QUESTION = `mutation ($input: SaveBonusQuestionInput!) {
  saveBonusQuestion(input: $input) { bonusQuestion { id version } }
}`;
const ALL_QUESTIONS = '{ bonusQuestions(all: true) { id version question } }';
const view = (service: TippService) => service.deps.projection.current();
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_none, index) => from + index);

/** Waits until both processes have all players, also in their order. @returns the milliseconds */
async function bothKnow(userIds: number[]): Promise<number> {
  const started = performance.now();
  const knows = (service: TippService) => {
    const { players, ranks } = view(service);
    return userIds.every((id) => players.has(id)) && ranks.order.length === players.count();
  };
  await until('both processes know all players', () => knows(tipp.service) && knows(second), 10);
  expect([...view(second).ranks.order]).toEqual([...view(tipp.service).ranks.order]);
  return performance.now() - started;
}

/** A minimal user service: accounts with an outbox, and its relay. */
async function openAccounts() {
  const log = createLogger('test', 'silent');
  const { MONGODB_URL: url, MONGODB_DATABASE: database, NATS_NAMESPACE: namespace } = tipp.env;
  const connection = await connectMongo({ url, database: `${database}_user`, log });
  const schema = new Schema<WithOutbox & { _id: number }>({ _id: Number, ...outboxField } as never);
  indexOutbox(schema);
  const model = connection.model('accounts', schema, 'accounts');
  await prepareCollections(connection, log);
  const bus = await connectBus({ url: nats.url, namespace, service: 'test', log });
  const relay = createOutboxRelay({ connection, collections: ['accounts'], publish: bus.publish, log });
  return {
    async register(userIds: number[]) {
      const events: DomainEvent[] = userIds.map((id) => registered(id));
      await model.insertMany(userIds.map((_id, index) => ({ _id, outbox: [events[index]] })) as never);
      relay.kick('accounts', userIds);
    },
    async close() {
      await relay.close();
      await bus.close();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

test('a player who registers while the second process starts is known to both within a second', async () => {
  await tipp.register(...ids(1, 20));
  const booted = boot();
  const told = Promise.all(ids(21, 220).map((id) => tipp.service.backbone.bus.publish(registered(id))));
  await Promise.all([booted, told]);
  expect(await bothKnow(ids(1, 220))).toBeLessThan(1_000);
});

test('a starting process has all earlier events at once, even those not stored yet', async () => {
  await tipp.register(1, 2);
  await tipp.service.close();
  const log = createLogger('test', 'silent');
  const { NATS_NAMESPACE: namespace } = tipp.env;
  const bus = await connectBus({ url: nats.url, namespace, service: 'test', log });
  await Promise.all(ids(3, 50).map((id) => bus.publish(registered(id))));
  await bus.close();
  await boot();
  expect(view(second).players.count()).toBe(50);
  tipp = { ...tipp, service: second };
});

test('a player who registers while NATS is down is known to both within a second after', async () => {
  await boot();
  const accounts = await openAccounts();
  await accounts.register(ids(1, 10));
  await bothKnow(ids(1, 10));
  await nats.stop();
  await accounts.register(ids(11, 100));
  await nats.start();
  expect(await bothKnow(ids(1, 100))).toBeLessThan(1_000);
  await accounts.close();
});

test('both see a result and an evaluation within two seconds', async () => {
  await tipp.register(1, 2, 3);
  await boot();
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 2 * 3600_000));
  const started = performance.now();
  await tipp.enterResult(1, 5, 1);
  await until('the second shows the result', () => view(second).board.states.get(1)?.goals1 === 5, 10);
  await tipp.evaluate();
  const { version } = view(tipp.service).ranks;
  expect(version).toBeGreaterThan(0);
  await until('the second serves the ranks', () => view(second).ranks.version === version, 10);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('operators’ entries through one process apply in the other, even before an event has arrived', async () => {
  await boot();
  tipp.clock.set(AFTER_GROUP_A);
  const at = async (service: TippService, query: string, input?: object) => {
    const { data, errors } = await askSubgraph(service.app, tipp.admin, query, { input });
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  for (const { id } of em2024.matches.filter(({ group }) => group === 'A')) await tipp.enterResult(id, 1, 0);
  const lastOfGroup = em2024.matches.findLast(({ group }) => group === 'A')?.id ?? 0;
  await until(
    'both processes have the group results',
    () => view(second).board.facts.get(lastOfGroup)?.result !== undefined,
  );
  await nats.stop();
  const both = [tipp.service, second, tipp.service, second];

  for (const [index, service] of both.entries())
    await at(service, SAVE_MATCH, { matchId: 1, isRunning: index % 2 === 0 });
  expect(await at(tipp.service, ADMIN_MATCHES)).toMatchObject({
    adminMatches: expect.arrayContaining([{ version: 5, match: { id: 1, isRunning: false } }]),
  });
  // Goals of one team are combined with the currently stored goals of the other.
  await at(tipp.service, SAVE_MATCH, { matchId: 2, goalsTeam1: null, goalsTeam2: null });
  await expect(at(second, SAVE_MATCH, { matchId: 2, goalsTeam1: 3 })).rejects.toThrow('beider Mannschaften');
  await at(tipp.service, SAVE_MATCH, { matchId: 2, goalsTeam1: 0, goalsTeam2: 2 });
  expect(await at(second, SAVE_MATCH, { matchId: 2, goalsTeam1: 3 })).toMatchObject({
    saveMatch: { match: { goalsTeam1: 3, goalsTeam2: 2 } },
  });

  for (const [index, service] of both.entries())
    await at(service, SAVE_DECISION, { id: 'WA', teams: index % 2 ? [] : ['SUI'] });
  expect(await at(tipp.service, DECISIONS)).toMatchObject({
    decisions: expect.arrayContaining([{ id: 'WA', version: 4, given: [] }]),
  });

  const texts = { description: '', selections: ['Kane', 'Olmo'], points: 3, place: 'TABELLE' };
  const draft = { ...texts, deadline: '2024-07-01T12:00:00Z', question: 'Wer?' };
  const saved = await at(second, SAVE_QUESTION, { ...draft, id: 0, version: 0 });
  const { id } = (saved as { saveBonusQuestion: { bonusQuestion: { id: number } } }).saveBonusQuestion
    .bonusQuestion;
  await at(tipp.service, SAVE_QUESTION, { ...draft, id, version: 1, question: 'Und wer?' });
  for (const service of [tipp.service, second])
    expect(await at(service, ALL_QUESTIONS)).toEqual({
      bonusQuestions: [{ id, version: 2, question: 'Und wer?' }],
    });
  await nats.start();
});

test('cached lists of favourites in both processes follow the user service’s events', async () => {
  await boot();
  const tell = (version: number, favorites: number[]) =>
    tipp.service.backbone.bus.publish(
      createEvent(
        'user.favorites.changed.v1',
        { userId: 1, version, favorites },
        { now: tipp.clock.now(), requestId: 'test' },
      ),
    );
  const both = () => Promise.all([tipp.service, second].map(({ deps }) => deps.ownLists.of(1)));
  const bothShow = (favorites: number[]) =>
    until('both lists are updated', async () =>
      (await both()).every((list) => [...list].join() === favorites.join()),
    );
  expect((await both()).map((list) => list.size)).toEqual([0, 0]);
  await tell(2, [4, 5]);
  await bothShow([4, 5]);
  await tell(1, [9]);
  await tell(3, [5]);
  await bothShow([5]);
  const third = await buildService(tipp.env, { clock: tipp.clock });
  try {
    await until(
      'the third list is updated',
      async () => [...(await third.deps.ownLists.of(1))].join() === '5',
    );
  } finally {
    await third.close();
  }
});
