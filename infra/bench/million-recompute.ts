import { runAll } from '@tippspiel/shared/platform/clock/slices';
import { scoreAll, type Scored, type ScoredMatch } from '@tippspiel/tipp/domain/evaluation/score-column';
import { median, timed } from './measure.ts';
import { CHOICES, MATCHES, scoredChoices, scoredMatch } from './million-columns.ts';
import { ms, type Row } from './report.ts';

/** Measures scoring all matches again, with all columns in memory. */
export function measureRecompute(players: number): Row[] {
  const matches = Array.from({ length: MATCHES }, (_none, match) => scoredMatch(match, players));
  const taken = Array.from({ length: 7 }, () => timed(() => runAll(scoreAll(players, matches))).took);
  return [
    {
      what: `full recompute ${players} × ${MATCHES}, columns in memory`,
      value: `first ${ms(taken[0] ?? 0)}, median ${ms(median(taken))}`,
    },
    measureChoices(players, matches),
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
