import { manualClock, systemClock } from '@tippspiel/shared/platform/clock/clock';
import { waitFor } from '@tippspiel/shared/platform/clock/wait-for';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { openBackbone } from '@tippspiel/shared/platform/process/backbone';
import { shortDeadline } from './app/deadline.ts';
import { drawPrize, publishWinners } from './app/prizes/draw-prize.ts';
import { linkWinner } from './app/prizes/link-winner.ts';
import { savePrize } from './app/prizes/save-prize.ts';
import type { BonusQuestion } from './domain/bonus/bonus-question.ts';
import { firstKickoff } from './domain/matches/locking.ts';
import { lastKickoff, matchesBetween, winnersOf, type Prize } from './domain/prizes/prize.ts';
import type { Match, Tournament } from './domain/tournament/tournament.ts';
import type { TippEnv } from './env.ts';
import { openApp, type App } from './open-app.ts';
import { buildService, type TippService } from './server.ts';
import { toQuestionData } from './store/bonus/questions.ts';
import { toMatchData, untouchedMatch, type MatchChange } from './store/matches/matches.ts';
import type { Answers, StoredTipp, Winners } from './store/tipps/slips.ts';
import { readTournament } from './read-tournament.ts';
import { matchKey } from './domain/columns/column-key.ts';

/** A player's tipps by match id, the winner tipps, and the answers to bonus questions. */
export type SeedSlip = {
  userId: number;
  tipps: Map<number, StoredTipp>;
  winners: Winners;
  bonus?: Answers;
};
/** A bonus question with its resolution. */
export type SeedQuestion = Omit<BonusQuestion, 'version' | 'resolutions' | 'isRemoved'>;

/** A prize as created by an operator. */
export type SeedPrize = Pick<Prize, 'name' | 'kind' | 'picture' | 'fromMatch' | 'toMatch' | 'winnerCount'> & {
  /** The state that the prize reaches. */
  outcome: 'open' | 'drawn' | 'published';
};
/** A prize whose winners are published. */
export type WonPrize = Pick<Prize, 'id' | 'name' | 'kind'> & {
  /** In ms. */
  lastKickoff: number;
  winners: { winnerId: number; userId: number }[];
};
type SeedGame = {
  slips: SeedSlip[];
  questions: SeedQuestion[];
  prizes: SeedPrize[];
  /** The group whose 'Der Letzte fliegt' started before the first match, with its members. */
  lastOut: { groupId: number; userIds: readonly number[] };
  /** The number of players that the user service has published. */
  players: number;
  /** Number of the operator who performs all actions. */
  admin: number;
  /** Announces the winners. @returns ids of the posts, in the order of the prizes */
  announce(won: WonPrize[]): Promise<number[]>;
};

/** A match is over this long after kick-off; knock-out matches may take extra time and a shoot-out. */
const GROUP_MATCH_MS = 115 * 60_000;
const KNOCK_OUT_MS = 170 * 60_000;
const ARRIVAL_TIMEOUT_MS = 60_000;
const DRAWN_BEFORE_MS = 7 * 24 * 3600_000;

/**
 * Fills an empty tipp database before the service starts. Slips are written in bulk. The results of all finished
 * matches by the game's clock follow, with ranks from real evaluations. The last result gets its own evaluation, so
 * that there are previous ranks.
 * @throws Error for a slip with more jokers than the tournament allows, or if the players do not arrive
 */
export async function seedTipps(
  env: TippEnv,
  { slips, questions, prizes, lastOut, players, admin, announce }: SeedGame,
): Promise<void> {
  const tournament = await readTournament(env);
  const now = systemClock(env.TIPPSPIEL_CLOCK_OFFSET_MS).now();
  // The duels are drawn before the first match, if that is possible by the clock.
  const drawnAt = Math.min(now.getTime(), firstKickoff(tournament) - DRAWN_BEFORE_MS);
  const backbone = await openBackbone('tipp', env, manualClock(new Date(drawnAt)));
  const { deps, drawer, close } = await openApp(backbone, env);
  await drawer.drawn();
  await deps.slips.replaceAll(slips.map((slip) => toDocument(slip, tournament.jokers)));
  await addQuestions(deps, questions, now);
  await deps.lastOuts.start({
    _id: lastOut.groupId,
    since: new Date(drawnAt),
    userIds: [...lastOut.userIds],
    left: [],
  });
  const by = { identity: operator(admin), requestId: 'seed' };
  const prizeIds: number[] = [];
  for (const { kind, fromMatch, toMatch, outcome: _outcome, ...prize } of prizes) {
    const range = { priceKind: kind, fromMatchId: fromMatch, toMatchId: toMatch };
    // The seed has cut the pictures itself.
    const game = { ...deps, wasCut: () => true };
    const made = await savePrize(game, by, { id: 0, version: 0, ...prize, ...range });
    prizeIds.push(made.id);
  }
  await close();
  await backbone.close();

  const service = await buildService(env);
  await arrived(service, players);
  await playMatches(service, tournament, service.deps.clock.now());
  const won: WonPrize[] = [];
  for (const [index, { outcome, fromMatch, toMatch }] of prizes.entries()) {
    const id = prizeIds[index] as number;
    if (outcome === 'open') continue;
    // A tournament without results had no evaluation, which would have waited for the columns.
    await service.freezer.frozen(
      matchesBetween(tournament, fromMatch, toMatch).map((match) => matchKey(match.id)),
    );
    const { version } = await drawPrize(service.deps, by, { id });
    if (outcome !== 'published') continue;
    const prize = await publishWinners(service.deps, by, { id, version });
    const { name, kind } = prize;
    won.push({ id, name, kind, lastKickoff: lastKickoff(tournament, prize), winners: winnersOf(prize) });
  }
  const postIds = await announce(won);
  await waitForAnnouncements(service, postIds);
  for (const [index, { winners }] of won.entries())
    for (const { winnerId } of winners)
      await linkWinner(service.deps, by, { winnerId, postId: postIds[index] });
  await service.close();
}

async function arrived(service: TippService, players: number): Promise<void> {
  const { projection, eligibility } = service.deps;
  const isThere = () => {
    const { players: known } = projection.current();
    const ids = Array.from({ length: known.highest() }, (_none, index) => index + 1);
    return known.count() >= players && ids.filter(eligibility.isConfirmed).length >= players;
  };
  await until(isThere, () => `only ${projection.current().players.count()} of ${players} players arrived`);
}

/** `linkWinner` waits at most two seconds for the event about a post; a busy machine may need longer. */
async function waitForAnnouncements(
  { deps: { announcements } }: TippService,
  postIds: readonly number[],
): Promise<void> {
  for (const id of postIds)
    await until(
      async () => (await announcements.find(id)) !== null,
      () => `the event about post ${id} never came`,
    );
}

async function until(isThere: () => boolean | Promise<boolean>, problem: () => string): Promise<void> {
  const options = { isDone: Boolean, timeoutMs: ARRIVAL_TIMEOUT_MS, everyMs: 50 };
  if (!(await waitFor(isThere, options))) throw new Error(problem());
}

const operator = (userId: number): Identity => ({
  ...{ userId, isAdmin: true, isLocked: false, sessionId: 'seed' },
});

/** Stores the questions as if they had been written, opened and resolved long ago. */
async function addQuestions({ questions, counters }: App['deps'], given: SeedQuestion[], now: Date) {
  for (const question of given) {
    const id = await counters.next('bonusQuestion');
    const whole = {
      ...question,
      id,
      version: 1,
      resolutions: question.right.length ? 1 : 0,
      isRemoved: false,
    };
    const event = createEvent('tipp.bonus.changed.v2', toQuestionData(whole), { now, requestId: 'seed' });
    await questions.save(whole, [event], shortDeadline());
  }
}

function toDocument({ userId, tipps, winners, bonus }: SeedSlip, maxJokers: number) {
  const jokerCount = [...tipps.values()].filter(({ joker }) => joker).length;
  if (jokerCount > maxJokers) throw new Error(`player ${userId} has ${jokerCount} jokers of ${maxJokers}`);
  return {
    _id: userId,
    jokerCount,
    winners,
    ...(bonus && { bonus }),
    tipps: Object.fromEntries([...tipps].map(([id, tipp]) => [matchKey(id), tipp])),
  };
}

async function playMatches(service: TippService, tournament: Tournament, now: Date): Promise<void> {
  const changes = tournament.matches.flatMap((match) => {
    const change = Date.parse(match.kickoff) <= now.getTime() && stateOf(match, now);
    return change ? [{ matchId: match.id, change }] : [];
  });
  // Running matches do not count: an evaluation after one would repeat the same ranks, without previous ones.
  const last = changes.findLastIndex(({ change }) => !change.isRunning);
  for (const [index, { matchId, change }] of changes.entries()) {
    if (index > 0 && index === last) await service.deps.evaluate('seed');
    const data = toMatchData({ ...untouchedMatch(matchId), ...change, version: 1 });
    const event = createEvent('tipp.match.changed.v3', data, { now, requestId: 'seed' });
    await service.deps.matches.change(matchId, 0, change, event);
  }
  if (changes.length) await service.deps.evaluate('seed');
}

/** The real result of a finished match; for a running match, goals in proportion to the elapsed time. */
function stateOf({ result, penalties, stage, kickoff }: Match, now: Date): MatchChange | undefined {
  if (!result) return undefined;
  const elapsed = now.getTime() - Date.parse(kickoff);
  const length = stage === 'group' ? GROUP_MATCH_MS : KNOCK_OUT_MS;
  const share = Math.min(1, elapsed / length);
  const isRunning = share < 1;
  return {
    isRunning,
    goals1: Math.floor(result.goals1 * share),
    goals2: Math.floor(result.goals2 * share),
    ...(penalties && !isRunning && { penalties1: penalties.goals1, penalties2: penalties.goals2 }),
  };
}
