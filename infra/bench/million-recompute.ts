import { runAll } from '@tippspiel/shared/platform/clock/slices';
import {
  rescore,
  scoreAll,
  type Scored,
  type ScoredMatch,
} from '@tippspiel/tipp/domain/evaluation/score-column';
import { rank } from '@tippspiel/tipp/domain/ranking/ranking';
import { median, medianOf, timed } from './measure.ts';
import { CHOICES, MATCHES, scoredChoices, scoredMatch } from './million-columns.ts';
import { ms, type Row } from './report.ts';

/** Measures scoring all matches again, and one corrected result, with all columns in memory. */
export function measureRecompute(players: number): Row[] {
  const matches = Array.from({ length: MATCHES }, (_none, match) => scoredMatch(match, players));
  const corrected = { ...(matches[7] as ScoredMatch) };
  corrected.scoring = { ...corrected.scoring, result: { goals1: 4, goals2: 4 } };
  const taken = Array.from({ length: 7 }, () => {
    const { result: totals, took: scored } = timed(() => runAll(scoreAll(players, matches)));
    return { scored, ranked: scored + timed(() => rank(totals)).took };
  });
  const choices = measureChoices(players, matches);
  const before = runAll(scoreAll(players, matches));
  const byDifference = medianOf(7, () =>
    runAll(rescore(before, players, [matches[7] as ScoredMatch], [corrected])),
  );
  return [
    {
      what: `full recompute ${players} × ${MATCHES}, columns in memory`,
      value: `first ${ms(taken[0]?.scored ?? 0)}, median ${ms(median(taken.map(({ scored }) => scored)))}`,
    },
    { what: 'one corrected result, by difference', value: ms(byDifference) },
    { what: 'full recompute with ranks', value: ms(median(taken.map(({ ranked }) => ranked))) },
    choices,
  ];
}

/** Measures winner tipps and bonus answers together with the matches, in turns with only the matches. */
function measureChoices(players: number, matches: ScoredMatch[]): Row {
  const { winnerTipps, bonus } = CHOICES;
  const choices = Array.from({ length: winnerTipps + bonus }, (_none, index) =>
    scoredChoices(index, players),
  );
  const scoring = (all: Scored[]) => timed(() => runAll(scoreAll(players, all))).took;
  const rounds = Array.from({ length: 15 }, () => ({
    without: scoring(matches),
    all: scoring([...matches, ...choices]),
  }));
  const [without, all] = [
    median(rounds.map((round) => round.without)),
    median(rounds.map((round) => round.all)),
  ];
  return {
    what: `full recompute with ${winnerTipps} winner tipps and ${bonus} bonus answers of each`,
    value: ms(all),
    against: `the matches alone ${ms(without)}`,
    ratio: `+${((all / without - 1) * 100).toFixed(1)} %`,
  };
}
