import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

type Theme = 0 | 1;

const resolve = (value: string, theme: Theme): string => {
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (pair) return resolve(pair[theme + 1] ?? '', theme);
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  return reference ? resolve(tokens.get(reference[1] ?? '') ?? '', theme) : value;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string, theme: Theme): number => {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(resolve(tokens.get(name) ?? '', theme)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['bg', 'surface', 'surface-2', 'surface-3', 'overlay', 'overlay-2'];
const texts: [text: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-2', ground],
  ]),
  ...['bg', 'surface', 'surface-2', 'overlay', 'brand-soft'].map((ground): [string, string] => [
    'link',
    ground,
  ]),
  ...['surface', 'surface-2', 'overlay', 'live-soft'].map((ground): [string, string] => ['live', ground]),
  ['joker-text', 'joker-soft'],
  ['joker-text', 'surface'],
  ['text', 'brand-soft'],
  ['text', 'raised'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-live', 'live-fill'],
  ['on-joker', 'gold-400'],
  ['on-joker', 'gold-200'],
  ['on-turf', 'turf'],
  ['on-turf', 'turf-stripe'],
  ['on-turf-2', 'turf-stripe'],
];

describe.each<[string, Theme]>([
  ['light', 0],
  ['dark', 1],
])('contrast in the %s theme', (_name, theme) => {
  test.each(texts)('text %s on %s reaches 7:1', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(7);
  });

  test.each(Array.from({ length: 10 }, (_, index) => `avatar-${index + 1}`))(
    'initials on %s reach 4.5:1',
    (ground) => {
      expect(contrast('on-avatar', ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['line-strong', 'ring', 'brand'])('%s shows on cards with 3:1', (edge) => {
    expect(contrast(edge, 'surface', theme)).toBeGreaterThanOrEqual(3);
    expect(contrast(edge, 'overlay', theme)).toBeGreaterThanOrEqual(3);
    expect(contrast(edge, 'bg', theme)).toBeGreaterThanOrEqual(3);
  });
});
