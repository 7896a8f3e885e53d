import { expect, test } from '@jest/globals';
import { box, type Text } from '../../domain/share-pictures/elements.ts';
import { toSvg } from './to-svg.ts';
import { readTypeface } from './typeface.ts';

const typeface = readTypeface();
const text = (value: string, more: Partial<Text> = {}): Text => ({
  ...{ kind: 'text', text: value, x: 0, y: 100, size: 40, isBold: false, anchor: 'start', fill: '#fff' },
  ...more,
});
const svgOf = (...elements: Parameters<typeof toSvg>[0]['elements']) =>
  toSvg({ width: 200, height: 100, elements }, typeface);
const lettersIn = (value: string) => typeface.place(value, false).length;

test('European letters are drawn, in both weights', () => {
  const name = 'Łukasz Ğündoğan-Çelik ß „Ö“ – 12.345…';
  for (const isBold of [false, true]) expect(typeface.place(name, isBold)).toHaveLength(name.length);
});

test('letters missing in the typeface are drawn without accents, or left out', () => {
  expect(lettersIn('Ada😀')).toBe(3);
  expect(lettersIn('Жанна')).toBe(0);
  expect(typeface.width('王小明', 40, false)).toBe(0);
  expect(typeface.place('Ada', false)).toEqual(typeface.place('A\u0338da', false));
});

test('bold digits have equal widths, so that points align in columns', () => {
  expect(typeface.width('1117', 10, true)).toBe(typeface.width('0000', 10, true));
});

test('the drawing contains no text that could be markup', () => {
  const names = ['</svg><script>alert(1)</script>&"', '<image href="file:///etc/passwd"/>'];
  const svg = svgOf(...names.map((name) => text(name)));
  expect(svg).not.toMatch(/script|image|passwd|&|alert/);
  expect(svg.match(/<use /g)).toHaveLength(names.join('').replaceAll(' ', '').length);
});

test('a text is aligned at its end or its middle', () => {
  const begin = (svg: string) => Number(/translate\((-?[\d.]+) /.exec(svg)?.[1]);
  const width = typeface.width('Ada', 40, false);
  expect(begin(svgOf(text('Ada', { x: 150, anchor: 'end' })))).toBeCloseTo(150 - width, 1);
  expect(begin(svgOf(text('Ada', { x: 150, anchor: 'middle' })))).toBeCloseTo(150 - width / 2, 1);
  expect(svgOf(box(1, 2, 3, 4))).toContain('<rect x="1" y="2" width="3" height="4"');
});
