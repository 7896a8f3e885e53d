import { runAll } from '@tippspiel/shared/platform/clock/slices';
import { toPass } from '@tippspiel/tipp/domain/evaluation/passes';
import { scoreAll, type ScoredMatch } from '@tippspiel/tipp/domain/evaluation/score-column';
import {
  countAmong,
  countProvisional,
  orderProvisional,
  provisionalPlaceOf,
} from '@tippspiel/tipp/domain/ranking/provisional';
import { orderMembers } from '@tippspiel/tipp/domain/groups/group-order';
import { rank } from '@tippspiel/tipp/domain/ranking/ranking';
import { MATCHES, scoredMatch } from './million-columns.ts';
import { median, medianOf, timed } from './measure.ts';
import { ms, type Row } from './report.ts';

const PLAYERS = 1_000_000;
const ROUNDS = 7;
const ASKED = 100_000;
const GROUPS = [500, 100_000];

/** Measures a goal and one player's place in a tipp process, compared with scoring and ranking everything again. */
export function measureProvisional(): Row[] {
  const matches = Array.from({ length: MATCHES }, (_none, match) => scoredMatch(match, PLAYERS));
  const [running, ...over] = matches as [ScoredMatch, ...ScoredMatch[]];
  const base = runAll(scoreAll(PLAYERS, over));
  const inactive = new Uint8Array(PLAYERS);
  const count = () => runAll(countProvisional(base, { minus: [], plus: [toPass(running)] }, inactive));
  const recompute = () => rank(runAll(scoreAll(PLAYERS, matches)));
  const taken: { counted: number; recomputed: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    taken.push({ counted: timed(count).took, recomputed: timed(recompute).took });

  const [provisional, { ranks, order: expected }] = [count(), recompute()];
  const list = () => runAll(orderProvisional(provisional, inactive));
  const order = list();
  const places = new Uint32Array(PLAYERS);
  order.forEach((player, place) => (places[player] = place + 1));
  if (order.some((player, place) => player !== expected[place]))
    throw new Error('the provisional order differs');
  const listed = medianOf(ROUNDS, list);
  const groups = GROUPS.map((size) => {
    const members = Uint32Array.from(
      { length: size },
      (_none, member) => member * Math.floor(PLAYERS / size),
    );
    const look = () => {
      const ofGroup = runAll(orderMembers(members, { order, places }));
      for (const player of ofGroup.subarray(0, 10)) provisionalPlaceOf(provisional, player);
    };
    const goal = () => runAll(countAmong(members, provisional));
    return { size, look: medianOf(ROUNDS, look), goal: medianOf(ROUNDS, goal) };
  });
  for (let player = 0; player < PLAYERS; player++)
    if (provisionalPlaceOf(provisional, player).ranking !== ranks[player])
      throw new Error(`the place of ${player} differs`);
  const { took: asked } = timed(() => {
    for (let player = 0; player < ASKED; player++) provisionalPlaceOf(provisional, player);
  });
  const [counted, all] = [
    median(taken.map((each) => each.counted)),
    median(taken.map((each) => each.recomputed)),
  ];
  return [
    {
      what: `provisional places of ${PLAYERS} players after a goal, columns in memory`,
      value: ms(counted),
      against: `scoring and ranking ${MATCHES} matches anew ${ms(all)}`,
      ratio: `${(all / counted).toFixed(1)}×`,
    },
    {
      what: `the order of all ${PLAYERS} by provisional places, first look after a goal`,
      value: ms(listed),
      against: `scoring and ranking all anew ${ms(all)}`,
      ratio: `${(all / listed).toFixed(1)}×`,
    },
    ...groups.map(({ size, look, goal }) => ({
      what: `a page of ten of a group of ${size} by provisional places, first look after a goal, the order of all in memory`,
      value: ms(look),
      against: `what its members' places after the next goal take: ${ms(goal)}`,
    })),
    { what: "one player's provisional place out of that", value: `${((asked / ASKED) * 1e6).toFixed(0)} ns` },
    {
      what: 'kept in memory for it',
      value: `${((provisional.ahead.byteLength + provisional.since.length * 8_192 * 4) / 1e3).toFixed(0)} kB`,
    },
  ];
}
