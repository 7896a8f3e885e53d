import type { Faker } from '@faker-js/faker';
import type { Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { Mark } from '@tippspiel/tipp/domain/winner-tipps/marks';
import { marksOf, rivalsOf, teamsFor } from '@tippspiel/tipp/domain/winner-tipps/winner-tipps';
import type { SeedSlip } from '@tippspiel/tipp/seed';
import { strengthOf } from './strengths.ts';

/** How much more often the strongest team is named than one of no strength. */
const TRUST = 4;
/** Share of the marks that keen players give, and others. */
const shares = { keen: 0.97, others: 0.6 };
const OTHERS = 0.25;

/**
 * Gives winner tipps to those who tip at all: strong teams as winners, weak ones as last, with a good deal of hope.
 * @param player the demo's own: has left out two, so that there is something to see of it
 */
export function addWinnerTipps(
  faker: Faker,
  tournament: Tournament,
  slips: SeedSlip[],
  player: number,
): void {
  const marks = marksOf(tournament);
  for (const slip of slips) {
    if (slip.tipps.size === 0) continue;
    const isOwn = slip.userId === player;
    const isKeen = isOwn || !faker.datatype.boolean({ probability: OTHERS });
    const given = isOwn
      ? faker.helpers.arrayElements(marks, marks.length - 2)
      : marks.filter(() => faker.datatype.boolean({ probability: isKeen ? shares.keen : shares.others }));
    for (const mark of given) slip.winners[mark] = pickTeam(faker, tournament, mark, slip.winners);
  }
}

function pickTeam(faker: Faker, tournament: Tournament, mark: Mark, winners: SeedSlip['winners']): string {
  const taken = rivalsOf(tournament, mark).map((rival) => winners[rival]);
  const sign = mark.startsWith('L') ? -1 : 1;
  const free = teamsFor(tournament, mark).filter((code) => !taken.includes(code));
  return faker.helpers.weightedArrayElement(
    free.map((code) => ({ value: code, weight: Math.exp(sign * TRUST * strengthOf(code)) })),
  );
}
