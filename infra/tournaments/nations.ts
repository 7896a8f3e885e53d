import { readFileSync } from 'node:fs';
import { object, record, text } from '@tippspiel/tipp/tournament-schema';
import { z } from 'zod';

/** Teams of the European and World championships since 2014, by openfootball's English names. */
const nation = object({
  code: text(/^[A-Z]{3}$/),
  name: text(),
  flag: text(),
  link: text().optional(),
  aliases: z.array(z.string()).default([]),
});

export type Nation = Omit<z.output<typeof nation>, 'aliases'> & { names: string[] };

/** The team's entry in nations.json by any of its names in a source; undefined for an unknown team. */
export function nationOf(name: string): Nation | undefined {
  return byName.get(name);
}

const file: unknown = JSON.parse(readFileSync(new URL('overlays/nations.json', import.meta.url), 'utf8'));
const byName = new Map(
  Object.entries(record(nation).parse(file)).flatMap(([key, { aliases, ...entry }]) => {
    const names = [key, ...aliases];
    return names.map((name): [string, Nation] => [name, { ...entry, names }]);
  }),
);
