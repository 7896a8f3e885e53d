import { randomFillSync } from 'node:crypto';
import { createPairing } from '@tippspiel/tipp/domain/duels/pairing';
import { noDuels, rescoreDuels, type ScoredDuels } from '@tippspiel/tipp/domain/duels/score-duels';
import { rescore, scoreAll, type ScoredMatch } from '@tippspiel/tipp/domain/evaluation/score-column';
import { rank } from '@tippspiel/tipp/domain/ranking/ranking';
import { runAll } from '@tippspiel/shared/platform/clock/slices';
import { MATCHES, scoredMatch } from './million-columns.ts';
import { median, timed } from './measure.ts';
import { ms, type Row } from './report.ts';

const ROUNDS = 7;
const LOOKED_UP = 100_000;
const WORTH = { win: 3, draw: 1, loss: 0, bye: 1 };

/** Measures duels, compared with the same work without them, in the memory of this process. */
export function measureDuels(players: number): Row[] {
  const matches = Array.from({ length: MATCHES }, (_none, match) => scoredMatch(match, players));
  const made = timed(() => matches.map(drawn));
  const duels = made.result;
  const [match, duel] = [matches[7] as ScoredMatch, duels[7] as ScoredDuels];
  const scoring = { ...match.scoring, result: { goals1: 4, goals2: 4 } };

  const one = timed(() => {
    for (let index = 0; index < LOOKED_UP; index++)
      duels[index % MATCHES]?.pairing.meetingOf((index * 7_919) % players);
  });
  const rounds = Array.from({ length: ROUNDS }, () => {
    const without = timed(() => runAll(scoreAll(players, matches)));
    const withDuels = timed(() => runAll(rescoreDuels(noDuels(0), players, [], duels, WORTH)));
    const corrected = timed(() => runAll(rescore(without.result, players, [match], [{ ...match, scoring }])));
    const changed = timed(() =>
      runAll(rescoreDuels(withDuels.result, players, [duel], [{ ...duel, scoring }], WORTH)),
    );
    const { points, won, played } = withDuels.result;
    const ranked = timed(() => rank({ points, exact: won, tipped: played }));
    return { without, withDuels, corrected, changed, ranked };
  });
  const all = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name].took));
  const row = (what: string, duelsTook: number, rest: number): Row => ({
    what,
    value: ms(duelsTook),
    against: `all else ${ms(rest)}`,
    ratio: `${((duelsTook + rest) / rest).toFixed(1)}×`,
  });
  return [
    {
      what: `opponent of one player, ${players} players`,
      value: `${((1_000 * one.took) / LOOKED_UP).toFixed(2)} µs`,
    },
    { what: 'a match’s draw read for the first time', value: ms(made.took / MATCHES) },
    row(`duels of a full recompute ${players} × ${MATCHES}`, all('withDuels'), all('without')),
    row('duels of one corrected result', all('changed'), all('corrected')),
    { what: 'ranks of the duels', value: ms(all('ranked')) },
  ];
}

function drawn({ column, scoring }: ScoredMatch): ScoredDuels {
  return {
    column,
    scoring,
    pairing: runAll(createPairing(column, (count) => randomFillSync(new Uint32Array(count)))),
  };
}
