import type { Faker } from '@faker-js/faker';
import type { SeedPost } from '@tippspiel/feed/seed';
import { factsFromFile } from '@tippspiel/tipp/domain/matches/facts';
import { fillSlots } from '@tippspiel/tipp/domain/matches/slots';
import { teamByCode, type Match, type Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import { afterMatch, anyTime, beforeMatch, comments, drafts, editorial } from './words.ts';

const HOUR_MS = 3600_000;
const MAX_COMMENTS = 9;

/**
 * A feed that fits the tournament's instant: players' posts before and after the matches of the last days, some
 * in between, and the editors' own; with comments and likes. Oldest first.
 */
export function createPosts(
  faker: Faker,
  tournament: Tournament,
  userIds: number[],
  admin: number,
  now: Date,
  /** Stamps of the editors' pictures, in the order of their posts. */
  pictures: readonly string[],
): SeedPost[] {
  const teams = fillSlots(tournament, factsFromFile(tournament, now.getTime()));
  const nameOf = (code: string | null | undefined) => (code && teamByCode(tournament, code)?.name) || '…';
  const fill = (text: string, match: Match) => {
    const { home, away } = teams.get(match.id) ?? {};
    const result = match.result ? `${match.result.goals1}:${match.result.goals2}` : '';
    const tipp = `${faker.number.int({ max: 3 })}:${faker.number.int({ max: 3 })}`;
    return text
      .replace('{1}', nameOf(home))
      .replace('{2}', nameOf(away))
      .replace('{r}', result)
      .replace('{t}', tipp);
  };
  const write = (text: string, at: number, more: Partial<SeedPost> = {}): SeedPost => ({
    userId: faker.helpers.arrayElement(userIds),
    text,
    dateCreated: new Date(at),
    likerIds: faker.helpers.arrayElements(
      userIds,
      faker.number.int({ min: 0, max: Math.min(40, userIds.length) }),
    ),
    comments: createComments(faker, userIds, at, now),
    ...more,
  });

  const near = tournament.matches.filter(
    (match) => Math.abs(Date.parse(match.kickoff) - now.getTime()) < 120 * HOUR_MS,
  );
  const posts = near.flatMap((match) => {
    const kickoff = Date.parse(match.kickoff);
    return [
      write(
        fill(faker.helpers.arrayElement(beforeMatch), match),
        kickoff - faker.number.float({ min: 0.3, max: 5 }) * HOUR_MS,
      ),
      write(
        fill(faker.helpers.arrayElement(afterMatch), match),
        kickoff + faker.number.float({ min: 2.2, max: 4 }) * HOUR_MS,
      ),
      write(faker.helpers.arrayElement(anyTime), kickoff - faker.number.float({ min: 6, max: 20 }) * HOUR_MS),
    ];
  });
  const next =
    tournament.matches.find((match) => Date.parse(match.kickoff) > now.getTime()) ??
    tournament.matches.at(-1);
  const official = editorial.map(({ subject, text }, index) =>
    write(
      next ? fill(text, next) : text,
      now.getTime() - (editorial.length - index) * 26 * HOUR_MS + 23 * HOUR_MS,
      {
        userId: admin,
        subject,
        isOperator: true,
        pictureStamp: pictures[index],
      },
    ),
  );
  const unpublished = drafts.map(({ subject, text }, index): SeedPost => ({
    ...{ userId: admin, subject, text, isOperator: true, isPublished: false, comments: [], likerIds: [] },
    dateCreated: new Date(now.getTime() - (index + 1) * HOUR_MS),
  }));
  const latest = [12, 31, 74].map((minutes) =>
    write(faker.helpers.arrayElement(anyTime), now.getTime() - minutes * 60_000),
  );
  return [...posts, ...official, ...unpublished, ...latest]
    .filter(({ dateCreated }) => dateCreated < now)
    .sort((a, b) => a.dateCreated.getTime() - b.dateCreated.getTime());
}

function createComments(faker: Faker, userIds: number[], after: number, now: Date): SeedPost['comments'] {
  const count = faker.helpers.weightedArrayElement([
    { value: 0, weight: 3 },
    { value: 2, weight: 4 },
    { value: MAX_COMMENTS, weight: 1 },
  ]);
  const texts = faker.helpers.arrayElements(comments, count);
  return texts
    .map((text, index) => ({
      userId: faker.helpers.arrayElement(userIds),
      text,
      dateCreated: new Date(after + (index + 1) * faker.number.int({ min: 2, max: 9 }) * 60_000),
    }))
    .filter(({ dateCreated }) => dateCreated < now)
    .sort((a, b) => a.dateCreated.getTime() - b.dateCreated.getTime());
}
