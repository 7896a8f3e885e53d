import { de, Faker } from '@faker-js/faker';
import type { SeedComment, SeedPost, SeedReaction } from '@tippspiel/feed/seed';

const texts: [text: string, ...comments: string[]][] = [
  ['Wer hat am Wochenende Zeit, zusammen zu schauen? Beamer ist da.', 'Ich! Bringe Chips mit.', 'Dabei 🙋'],
  [
    'Wer auf dem letzten Platz steht, zahlt die erste Runde. Das war so ausgemacht!',
    'Davon weiß ich nichts 😇',
  ],
  ['Glückwunsch an unsere Nummer eins. Noch.', 'Ich komme näher …'],
  ['Nicht vergessen: Vor dem Anpfiff noch tippen!', 'Danke, hätte ich glatt vergessen.'],
  ['Nächste Woche treffen wir uns schon um sechs, sonst gibt es keinen Tisch mehr.'],
];
const reactions = ['BALL', 'LAUGH', 'WOW', 'CLAP'] as const;
const HOUR_MS = 3600_000;

/** The conversations of each group's members. Oldest first. */
export function createConversations(
  groups: readonly { id: number; memberIds: readonly number[] }[],
  now: Date,
): SeedPost[] {
  // One of its own: the rest of the demo stays as it is.
  const faker = new Faker({ locale: de, seed: 2024 });
  const reactionsOf = (memberIds: readonly number[]): SeedReaction[] =>
    faker.helpers
      .arrayElements(memberIds, { min: 0, max: 4 })
      .map((userId) => ({ userId, reaction: faker.helpers.arrayElement(reactions) }));
  /** Each one answers the one before. */
  function answersOf(comments: readonly string[], at: number, member: () => number): SeedComment[] {
    const written: SeedComment[] = [];
    for (const text of comments) {
      const answers = written.at(-1);
      const after = answers?.dateCreated.getTime() ?? at;
      const dateCreated = new Date(after + faker.number.int({ min: 3, max: 40 }) * 60_000);
      written.push({ userId: member(), text, dateCreated, ...(answers && { answers }) });
    }
    return written;
  }
  const posts = groups.flatMap(({ id: groupId, memberIds }) => {
    const member = () => faker.helpers.arrayElement(memberIds);
    return faker.helpers
      .arrayElements(texts, { min: 2, max: texts.length })
      .map(([text, ...comments]): SeedPost => {
        const at = now.getTime() - faker.number.float({ min: 2, max: 90 }) * HOUR_MS;
        return {
          ...{ groupId, userId: member(), text, dateCreated: new Date(at) },
          comments: answersOf(comments, at, member),
          likerIds: faker.helpers.arrayElements(memberIds, { min: 0, max: 5 }),
          reactions: reactionsOf(memberIds),
        };
      });
  });
  return posts.sort((a, b) => a.dateCreated.getTime() - b.dateCreated.getTime());
}
