import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { askSubgraph, player, testEnv, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { until as waitUntil } from '@tippspiel/shared/platform/testing/until';
import { backingForTests } from '../../../infra/local/testing.ts';
import { tippEnv, type TippEnv } from '../src/env.ts';
import { buildService, type TippService } from '../src/server.ts';

/** Germany – Scotland, the first match of EM 2024, kicks off at this instant. */
export const FIRST_KICKOFF = new Date('2024-06-14T19:00:00Z');
export const BEFORE = new Date('2024-06-14T17:00:00Z');

export type TippFixture = {
  env: TippEnv;
  service: TippService;
  clock: ReturnType<typeof manualClock>;
  admin: Identity;
  ask(identity: Identity | null, query: string, variables?: Record<string, unknown>): Promise<GraphAnswer>;
  saveTipp(identity: Identity | null, input: Record<string, unknown>): Promise<GraphAnswer>;
  enterResult(
    matchId: number,
    goalsTeam1: number,
    goalsTeam2: number,
    isRunning?: boolean,
  ): Promise<GraphAnswer>;
  /** Saves as the operator, only the given fields. */
  saveMatch(input: Record<string, unknown>): Promise<GraphAnswer>;
  evaluate(): Promise<GraphAnswer>;
  /** Publishes the user service's registration events of these players. */
  register(...userIds: number[]): Promise<void>;
};

/** The tipp service on real servers, with a clock that the test controls. */
export async function openTipp(start = BEFORE, settings: Record<string, string> = {}): Promise<TippFixture> {
  const env = parseEnv(tippEnv, { ...testEnv('tipp', backingForTests()), ...settings });
  const clock = manualClock(start);
  const service = await buildService(env, { clock });
  await service.app.ready();
  const admin = player(1, { isAdmin: true });
  const ask: TippFixture['ask'] = (identity, query, variables) =>
    askSubgraph(service.app, identity, query, variables);
  return {
    env,
    service,
    clock,
    admin,
    ask,
    saveTipp: (identity, input) => ask(identity, SAVE_TIPP, { input }),
    enterResult: (matchId, goalsTeam1, goalsTeam2, isRunning = false) =>
      ask(admin, SAVE_MATCH, { input: { matchId, goalsTeam1, goalsTeam2, isRunning } }),
    saveMatch: (input) => ask(admin, SAVE_MATCH, { input }),
    evaluate: () =>
      ask(admin, 'mutation { startEvaluation { evaluation { isRunning isDue matchCount finishedAt } } }'),
    async register(...userIds) {
      for (const userId of userIds) await service.backbone.bus.publish(registered(userId, clock.now()));
      await until(() => userIds.every((id) => service.deps.projection.current().players.has(id)));
      for (const id of userIds) await until(async () => (await service.deps.slips.find(id)) !== null);
    },
  };
}

/** The event of a registration. @param at the time of the registration */
export function registered(userId: number, at = BEFORE) {
  return createEvent(
    'user.account.registered.v1',
    {
      userId,
      version: 1,
      firstname: ['Jürgen', 'Søren', 'Zoë'][userId % 3] as string,
      lastname: `Müller${userId}`,
      city: 'Köln',
      country: 'Deutschland',
      institution: '',
      pictureStamp: '',
      isAdmin: userId === 1,
      isLocked: false,
      dateActivated: at.toISOString(),
    },
    { now: BEFORE, requestId: 'test' },
  );
}

const SAVE_TIPP = `mutation ($input: SaveTippInput!) {
  saveTipp(input: $input) { jokerCount errorMessage tipp { id goalsTeam1 goalsTeam2 isJoker isValid isEnabled points match { id } } }
}`;
const SAVE_MATCH = `mutation ($input: SaveMatchInput!) {
  saveMatch(input: $input) {
    match { id goalsTeam1 goalsTeam2 isRunning isPlayed isLocked team1 { teamKZ } team2 { teamKZ } }
    adminMatch {
      version penaltiesTeam1 penaltiesTeam2 needsPenalties
      slot1 { given { teamKZ } proposal { teamKZ } isContradicted } slot2 { given { teamKZ } proposal { teamKZ } isContradicted }
    }
    evaluation { isDue isRunning matchCount }
  }
}`;

/** Waits until a condition is true; otherwise the error names it. */
export const until = (holds: () => boolean | Promise<boolean>): Promise<true> =>
  waitUntil(String(holds), holds);
