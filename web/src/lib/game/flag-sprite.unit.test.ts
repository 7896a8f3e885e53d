import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { FLAG_UNITS, placeInSprite, type FlagSprite } from './flag-sprite.ts';

const { height, gutter } = FLAG_UNITS;
const pitch = height + 2 * gutter;

test('each flag stands exactly in its box, in a picture of however many', () => {
  const many = fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(many, fc.nat(), (codes, pick) => {
      const index = pick % codes.length;
      const [, percent] = /^0 ([\d.]+)%$/.exec(placeInSprite(codes, codes[index] as string) ?? '') ?? [];
      // CSS takes a percentage of the overflowing part.
      const above = (Number(percent) / 100) * (codes.length * pitch - height);
      expect(above).toBeCloseTo(index * pitch + gutter, 2);
    }),
  );
});

test('a flag that is not in it has no place', () => {
  expect(placeInSprite(['de', 'hu'], 'xx')).toBeNull();
  expect(placeInSprite([], 'de')).toBeNull();
});

const root = join(import.meta.dirname, '../../../..');
const flags = join(root, 'web/public/flags');
const index = JSON.parse(readFileSync(join(flags, 'index.json'), 'utf8')) as Record<string, FlagSprite>;
const tournaments = readdirSync(join(root, 'infra/tournaments')).filter((file) => file.endsWith('.json'));

test.each(tournaments)('%s has a picture of all its flags', (file) => {
  const { id, teams } = JSON.parse(readFileSync(join(root, 'infra/tournaments', file), 'utf8')) as {
    id: string;
    teams: { flag: string }[];
  };
  const found = index[id];
  expect(teams.filter(({ flag }) => !found?.codes.includes(flag))).toEqual([]);
  expect(existsSync(join(root, 'web/public', found?.sprite ?? 'nowhere'))).toBe(true);
});

test('there is no picture that nobody shows', () => {
  const pictures = readdirSync(flags).filter((file) => file.endsWith('.webp'));
  expect(pictures.map((file) => `/flags/${file}`).sort()).toEqual(
    Object.values(index)
      .map(({ sprite }) => sprite)
      .sort(),
  );
});
