import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import { until } from '@tippspiel/shared/platform/testing/until';
import { expect } from '@jest/globals';
import { registerPlayer, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import type { Chance } from '../reference/chance.ts';
import { marksOf, type Plan } from '../reference/plan.ts';
import type { Player, Tipp } from '../reference/players.ts';
import { ask, call } from './ask.ts';
import type { League } from './league.ts';

/** A player of the product, with the reference's data about the player. */
export type Fan = { visitor: TestVisitor; player: Player };

/** Registers players, who take part from now on. */
export async function registerFans(league: League, count: number): Promise<Fan[]> {
  const fans: Fan[] = [];
  await forEachLimit(Array.from({ length: count }), 4, async () => {
    const { id, ...visitor } = await registerPlayer(league.baseUrl, 'Fan');
    fans.push({ visitor, player: { id, since: league.now(), tipps: {}, winners: {}, answers: {} } });
  });
  for (const { player } of fans) await until(`player ${player.id}`, () => league.knows(player.id));
  return fans.sort((one, other) => one.player.id - other.player.id);
}

type Input = {
  matchId: number;
  goalsTeam1?: number | null;
  goalsTeam2?: number | null;
  isJoker?: boolean;
  isRandom?: boolean;
};
type Saved = {
  tipp: { goalsTeam1: number | null; goalsTeam2: number | null; isJoker: boolean };
  jokerCount: number;
};

const BATCH_SIZE = 12;
const slots = Array.from({ length: BATCH_SIZE }, (_none, index) => `t${index}`);
const SAVE = `mutation (${slots.map((slot) => `$${slot}: SaveTippInput!`).join(', ')}) {
  ${slots.map((slot) => `${slot}: saveTipp(input: $${slot}) { jokerCount tipp { goalsTeam1 goalsTeam2 isJoker } }`).join('\n')}
}`;

/** Every eighth player saves over the documented calls; the others save a dozen tipps at a time. */
const isOldFashioned = ({ player }: Fan): boolean => player.id % 8 === 0;

/** Makes a player tip most of these matches; existing tipps may change. */
export async function tip(league: League, fan: Fan, matches: number[], chance: Chance): Promise<void> {
  const wanted = matches.filter(() => chance.percent(88));
  const inputs = wanted.map((matchId): Input => {
    if (chance.percent(4) && !isOldFashioned(fan)) return { matchId, isRandom: true };
    const goal = () => Math.min(chance.int(0, 3), chance.int(0, 4));
    const [isJoker, isHalf] = [chance.percent(20), chance.percent(3) && !isOldFashioned(fan)];
    return { matchId, goalsTeam1: goal(), goalsTeam2: isHalf ? null : goal(), isJoker };
  });
  if (isOldFashioned(fan)) for (const input of inputs) await saveByRest(league, fan, input);
  else for (let from = 0; from < inputs.length; from += BATCH_SIZE) await saveSome(league, fan, inputs.slice(from, from + BATCH_SIZE)); // prettier-ignore
}

async function saveSome(league: League, fan: Fan, inputs: Input[]): Promise<void> {
  // Repeating the last one changes nothing.
  const variables = Object.fromEntries(slots.map((slot, index) => [slot, inputs[index] ?? inputs.at(-1)]));
  const answers = await ask<Record<string, Saved>>(fan.visitor, SAVE, variables);
  for (const [index, input] of inputs.entries())
    note(league, fan, input, answers[slots[index] as string] as Saved);
}

async function saveByRest(league: League, fan: Fan, input: Input): Promise<void> {
  const { matchId, goalsTeam1, goalsTeam2, isJoker } = input;
  type Answered = { tipps: Saved['tipp'][]; jokerCount: number };
  const save = (fields: Record<string, string | number | boolean>) =>
    call<Answered>(fan.visitor.post('/api/tipps', { matchId, ...fields }));
  await save({ value: goalsTeam1 as number, isTeam1: true });
  await save({ value: goalsTeam2 as number, isTeam2: true });
  const wanted = isJoker ? { ...input, isJoker: hasJokerLeft(league, fan, matchId) } : input;
  const { tipps, jokerCount } = await save({ setJoker: true, isJoker: wanted.isJoker ?? false });
  note(league, fan, wanted, { tipp: tipps[0] as Saved['tipp'], jokerCount });
}

const jokersOf = ({ player }: Fan): number =>
  Object.values(player.tipps).filter(({ isJoker }) => isJoker).length;

const hasJokerLeft = ({ plan }: League, fan: Fan, matchId: number): boolean =>
  (fan.player.tipps[matchId]?.isJoker ?? false) || jokersOf(fan) < plan.jokers;

/** Records the saved tipp for the reference, by the rules: without a joker left, a player gets none. */
function note(league: League, fan: Fan, input: Input, { tipp, jokerCount }: Saved): void {
  const { tipps } = fan.player;
  const before: Tipp | undefined = tipps[input.matchId];
  const isJoker = input.isJoker
    ? hasJokerLeft(league, fan, input.matchId)
    : (input.isJoker ?? before?.isJoker ?? false);
  const drawn = { goals1: tipp.goalsTeam1, goals2: tipp.goalsTeam2, isRandom: true };
  const chosen = {
    goals1: input.goalsTeam1 ?? null,
    goals2: input.goalsTeam2 ?? null,
    isRandom: false,
  };
  const after = { ...(input.isRandom ? drawn : chosen), isJoker };
  tipps[input.matchId] = after;
  expect({ ...tipp, jokerCount }).toMatchObject({
    goalsTeam1: after.goals1,
    goalsTeam2: after.goals2,
    isJoker,
    jokerCount: jokersOf(fan),
  });
}

const SAVE_WINNER = `mutation ($mark: String!, $teamKZ: String!) {
  saveWinnerTipp(input: { mark: $mark, teamKZ: $teamKZ }) { winnerTipp { team { teamKZ } } }
}`;

/** Makes a player choose the winners: different teams on the podium, and no group winner as the group's last. */
export async function chooseWinners({ plan }: League, fan: Fan, chance: Chance): Promise<void> {
  const { winners } = fan.player;
  for (const mark of marksOf(plan).filter(() => chance.percent(85))) {
    const rivals = Object.entries(winners).filter(([other]) => isRival(mark, other)).map(([, team]) => team); // prettier-ignore
    const teamKZ = chance.pick(teamsFor(plan, mark).filter((code) => !rivals.includes(code)));
    await ask(fan.visitor, SAVE_WINNER, { mark, teamKZ });
    winners[mark] = teamKZ;
  }
}

const isRival = (mark: string, other: string): boolean =>
  mark[0] === 'P' ? other[0] === 'P' : other[0] !== 'P' && other[1] === mark[1];

const teamsFor = ({ teams }: Plan, mark: string): string[] =>
  teams.filter(({ group }) => mark[0] === 'P' || group === mark[1]).map(({ code }) => code);

/** Makes a player answer a bonus question. @param options the number of options */
export async function answer(fan: Fan, questionId: number, options: number, chance: Chance): Promise<void> {
  const choice = chance.int(0, options - 1);
  await call(fan.visitor.post(`/api/bonus/${questionId}/${choice + 1}`));
  fan.player.answers[questionId] = choice;
}
