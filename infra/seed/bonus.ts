import type { Faker } from '@faker-js/faker';
import type { Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { SeedQuestion, SeedSlip } from '@tippspiel/tipp/seed';

const HOUR_MS = 3_600_000;
/** Share of the players who found the card. */
const FOUND = 0.55;
/** From how many goals on each answer to the first question is right. */
const GOALS_FROM = [0, 2, 4, 6];
const OVER_AFTER_MS = 2 * HOUR_MS;

/**
 * The demo's bonus questions: one about the first match, resolved once that is over, and one that is open and waits
 * behind its card between groups C and D. Puts the answers to both into the slips; `hero` has answered the first alone.
 */
export function createQuestions(
  faker: Faker,
  tournament: Tournament,
  slips: SeedSlip[],
  hero: number,
  now: Date,
): SeedQuestion[] {
  const first = tournament.matches[0];
  const kickoff = Date.parse(first?.kickoff ?? now.toISOString());
  const isOver = now.getTime() >= kickoff + OVER_AFTER_MS;
  const goals = isOver && first?.result ? first.result.goals1 + first.result.goals2 : null;
  const questions: SeedQuestion[] = [
    {
      id: 1,
      question: 'Wie viele Tore fallen im <b>Eröffnungsspiel</b>?',
      description: '<p>Es zählen die Tore beider Mannschaften nach 90 Minuten.</p>',
      options: ['Keines oder eines', 'Zwei oder drei', 'Vier oder fünf', 'Sechs oder mehr'],
      points: 3,
      place: 'RANGLISTE',
      opensAt: kickoff - 72 * HOUR_MS,
      deadline: kickoff,
      right: goals === null ? [] : [GOALS_FROM.findLastIndex((from) => goals >= from)],
    },
    {
      id: 2,
      question: 'Wie viele Tore schießt am Ende der <b>beste Torschütze</b>?',
      description: '<p>Tore im Elfmeterschießen zählen nicht.</p>',
      options: ['Höchstens drei', 'Vier', 'Fünf', 'Sechs oder mehr'],
      points: 5,
      place: 'TABELLE',
      opensAt: now.getTime() - 6 * HOUR_MS,
      deadline: now.getTime() + 66 * HOUR_MS,
      right: [],
    },
  ];
  for (const slip of slips) {
    if (slip.userId === hero) {
      slip.bonus = { 1: questions[0]?.right[0] ?? 1 };
      continue;
    }
    for (const { id, options } of questions)
      if (faker.datatype.boolean({ probability: FOUND }))
        slip.bonus = { ...slip.bonus, [id]: faker.number.int({ max: options.length - 1 }) };
  }
  return questions;
}
