import { emptyChoices, writeChoice } from '@tippspiel/tipp/domain/columns/choice-column';
import { emptyColumn, writeTipp } from '@tippspiel/tipp/domain/columns/column';
import type { ScoredChoices } from '@tippspiel/tipp/domain/evaluation/add-choices';
import type { ScoredMatch } from '@tippspiel/tipp/domain/evaluation/score-column';
import { readTournament } from '@tippspiel/tipp/read-tournament';

export const { scoring } = await readTournament({
  TOURNAMENT: 'em2024',
  TOURNAMENTS_DIR: new URL('../tournaments', import.meta.url).pathname,
});
export const MATCHES = 51;
/** The winner tipps of a European championship and a bonus question every fourth day, all decided. */
export const CHOICES = { winnerTipps: 14, bonus: 8 };

/** A match with a result and a tipp of every player. The tipps differ between matches. */
export function scoredMatch(match: number, players: number): ScoredMatch {
  const column = emptyColumn(players);
  for (let player = 0; player < players; player++) {
    const isJoker = match % 9 === player % 9;
    const goals = { goals1: (player * (match + 3)) % 5, goals2: (player + match) % 4 };
    writeTipp(column, player, { ...goals, isJoker, isRandom: false, isPresent: true });
  }
  const result = { goals1: match % 4, goals2: match % 3 };
  return { column, scoring: { result, isPatriot: match % 9 === 0, scoring } };
}

/** A winner tipp or question with answers of all players and one right answer. The answers differ between questions. */
export function scoredChoices(index: number, players: number): ScoredChoices {
  const choices = emptyChoices(players);
  for (let player = 0; player < players; player++) writeChoice(choices, player, (player * (index + 3)) % 24);
  return { choices, right: [index], points: 4 };
}
