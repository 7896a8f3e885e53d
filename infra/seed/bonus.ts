import type { Faker } from '@faker-js/faker';
import type { SeedQuestion, SeedSlip } from '@tippspiel/tipp/seed';

const HOUR_MS = 3_600_000;
/** Share of the players who found the card. */
const FOUND = 0.55;

/**
 * The demo's bonus questions: one that is resolved, and one that is open and waits behind its card between groups C and
 * D. Puts the answers to both into the slips; `hero` has answered the first alone, and rightly.
 */
export function createQuestions(faker: Faker, slips: SeedSlip[], hero: number, now: Date): SeedQuestion[] {
  const at = (hours: number) => now.getTime() + hours * HOUR_MS;
  const questions: SeedQuestion[] = [
    {
      id: 1,
      question: 'Wie viele Tore fallen im <b>Eröffnungsspiel</b>?',
      description: '<p>Es zählt der Stand nach 90 Minuten.</p>',
      options: ['Keines oder eines', 'Zwei oder drei', 'Vier oder fünf', 'Sechs oder mehr'],
      points: 3,
      place: 'RANGLISTE',
      opensAt: at(-150),
      deadline: at(-20),
      right: [3],
    },
    {
      id: 2,
      question: 'Wer schießt die <b>meisten Tore</b> des Turniers?',
      description: '<p>Tore im Elfmeterschießen zählen nicht. Bei Gleichstand sind alle richtig.</p>',
      options: ['Harry Kane', 'Kylian Mbappé', 'Jamal Musiala', 'Cristiano Ronaldo', 'Jemand anderes'],
      points: 5,
      place: 'TABELLE',
      opensAt: at(-6),
      deadline: at(66),
      right: [],
    },
  ];
  for (const slip of slips) {
    if (slip.userId === hero) {
      slip.bonus = { 1: 3 };
      continue;
    }
    for (const { id, options } of questions)
      if (faker.datatype.boolean({ probability: FOUND }))
        slip.bonus = { ...slip.bonus, [id]: faker.number.int({ max: options.length - 1 }) };
  }
  return questions;
}
