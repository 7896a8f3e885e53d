import { describe, expect, test } from '@jest/globals';
import { fittingRows, layOut, type Picture, type Row } from './layout.ts';
import { colours, truncate, type Measure, type Text } from './elements.ts';

const measure: Measure = (text, size) => [...text].length * size * 0.6;
const row = (place: number, more: Partial<Row> = {}): Row => ({
  ...{ lead: `${place}.`, text: `Spieler ${place}`, cells: [], value: '7', isOwn: false },
  ...more,
});
const rowsTo = (last: number, own = 0) =>
  Array.from({ length: last }, (_, index) => row(index + 1, { isOwn: index + 1 === own }));
const picture = (more: Partial<Picture>): Picture => ({
  ...{ shape: 'quer', site: 'Tippspiel', kicker: 'Gruppe', title: 'Die Elf', subtitle: '12 Mitglieder' },
  ...{ heads: ['Punkte'], rows: [], sides: [] },
  ...more,
});
const joker = { text: '2:1', isJoker: true };
const textsOf = (shown: Picture): Text[] =>
  layOut(shown, measure).elements.filter((element) => element.kind === 'text');

describe('with more rows than room', () => {
  const places = (rows: Row[], room: number) => fittingRows(rows, room).map(({ lead }) => lead);
  test('the first are shown', () => {
    expect(places(rowsTo(4), 3)).toEqual(['1.', '2.', '3.']);
    expect(places(rowsTo(3), 3)).toEqual(['1.', '2.', '3.']);
    expect(places(rowsTo(5, 2), 3)).toEqual(['1.', '2.', '3.']);
  });
  test('the own row is always included', () => {
    expect(places(rowsTo(5, 5), 3)).toEqual(['1.', '2.', '5.']);
    expect(places(rowsTo(5, 4), 3)).toEqual(['1.', '2.', '4.']);
  });
});

describe.each(['quer', 'hoch'] as const)('on a picture that is %s', (shape) => {
  const long = 'Maximiliane von und zu Hohenstein-Wackerbarth der Ältere';
  const sides = [
    { name: long, tipp: joker, points: '10' },
    { name: 'Bo', tipp: { text: '–', isJoker: false }, points: '0' },
  ];
  const cells = [joker, joker, joker, joker];
  test.each([
    ['table', { rows: rowsTo(11, 11).map((each) => ({ ...each, text: long })), title: long, kicker: long }],
    [
      'table of tipps',
      { rows: rowsTo(10).map((each) => ({ ...each, cells })), heads: ['GER 2:1 SCO', '', '', '', 'Punkte'] },
    ],
    ['duel', { sides, subtitle: long }],
  ])('nothing of a %s stands beyond the edge, or on what is beside it', (_what, more) => {
    const { width, height, elements } = layOut(picture({ shape, ...more }), measure);
    for (const element of elements) {
      const wide =
        element.kind === 'box' ? element.width : measure(element.text, element.size, element.isBold);
      const left =
        element.x - (element.kind === 'box' ? 0 : { start: 0, middle: wide / 2, end: wide }[element.anchor]);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(width);
      expect(element.y).toBeLessThanOrEqual(height);
      if (element.kind === 'box') expect(element.y + element.height).toBeLessThanOrEqual(height);
    }
  });
  test('a name leaves room for the points next to it', () => {
    const texts = textsOf(picture({ shape, rows: [row(1, { text: long, value: '1.234' })] }));
    const name = texts.find(({ text }) => text.startsWith('Maxi'))!;
    const points = texts.find(({ text }) => text === '1.234')!;
    expect(name.text.endsWith('…')).toBe(true);
    expect(name.x + measure(name.text, name.size, false)).toBeLessThan(
      points.x - measure(points.text, points.size, true),
    );
  });
});

test('the own row is highlighted in gold, and a joker’s tipp has a card', () => {
  const golden = (shown: Picture) =>
    layOut(shown, measure).elements.filter(({ kind, fill }) => kind === 'box' && fill === colours.gold)
      .length;
  const none = golden(picture({ rows: rowsTo(2) }));
  expect(golden(picture({ rows: rowsTo(2, 1) }))).toBe(none + 1);
  expect(golden(picture({ rows: [row(1, { cells: [joker] })] }))).toBe(none + 1);
});

test('an upright picture with few rows is drawn larger', () => {
  const sizeOf = (count: number, shape: 'quer' | 'hoch') =>
    textsOf(picture({ shape, rows: rowsTo(count) })).find(({ text }) => text === 'Spieler 1')!.size;
  expect(sizeOf(3, 'hoch')).toBeGreaterThan(sizeOf(4, 'hoch'));
  expect(sizeOf(3, 'quer')).toBe(sizeOf(4, 'quer'));
});

test('a duel says what its numbers are, and names the joker', () => {
  const sides = [joker, { text: '0:0', isJoker: false }].map((tipp) => ({ name: 'Bo', tipp, points: '6' }));
  const shown = textsOf(picture({ heads: ['Punkte', 'Tipp'], sides })).map(({ text }) => text);
  expect(shown.slice(-10)).toEqual([
    'Bo',
    '6',
    'Punkte',
    '2:1 J',
    'Tipp',
    'Bo',
    '6',
    'Punkte',
    '0:0',
    'Tipp',
  ]);
});

test('a text is truncated between letters, never within one', () => {
  const family = '👩‍👩‍👧';
  const fixed: Measure = (text) => [...new Intl.Segmenter().segment(text)].length * 10;
  expect(truncate(`Ada ${family}${family}`, 60, 1, false, fixed)).toBe(`Ada ${family}${family}`);
  expect(truncate(`Ada ${family}${family}`, 50, 1, false, fixed)).toBe('Ada…');
  expect(truncate(`Ad${family}${family}`, 30, 1, false, fixed)).toBe('Ad…');
  expect(truncate('Ada', 5, 1, false, fixed)).toBe('');
});

test('names and titles without any drawable letter are shown as a sign', () => {
  const latin: Measure = (text) => text.replace(/[^\p{Script=Latin} ?]/gu, '').length;
  const title = '東京 サッカー';
  const shown = layOut(picture({ title, rows: [row(1, { text: '王小明 李' })] }), latin).elements;
  expect(shown.filter((element) => element.kind === 'text' && element.text === '?')).toHaveLength(2);
});

test.each([
  ['東京 Elf 🎉', '? Elf'],
  ['王小明 李', '?'],
  ['🎉', '?'],
  // One letter that means four words.
  ['ﷺ ﷺ', '?'],
  ['Wer wird Meister??', 'Wer wird Meister??'],
  ['Wer? 東京 und 大阪', 'Wer? ? und ?'],
  ['Elf 🎉 Team', 'Elf Team'],
  ['', ''],
])('of "%s" only letters are shown that can be drawn: "%s"', (given, shown) => {
  const latin: Measure = (text) => text.replace(/[^\p{Script=Latin} ?]/gu, '').length;
  expect(truncate(given, 100, 1, false, latin)).toBe(shown);
});
