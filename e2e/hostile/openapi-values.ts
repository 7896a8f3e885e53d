import fc from 'fast-check';
import { resolve, type Description, type Schema } from '../../rest-compat/src/openapi.ts';

/** Values that no field expects, but any client may send; JSON contains them as they are, other encodings as text. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308],
    ...['', ' ', '0', '-1', '1e1', '0x1', '١٢', 'NaN', 'null', 'undefined', 'true', 'TRUE', '__proto__'],
    ...[
      '\u0000',
      'a\u0000b',
      '\ud800',
      'x\udfff',
      '\u202e\u2066abc',
      '👩‍👩‍👧‍👦',
      'e\u0301'.repeat(300),
      '\ufeff',
      '\u007f\u009f',
    ],
    ...[
      '{"$gt":0}',
      '$where',
      '../../etc/passwd',
      "' or 1=1 --",
      '<script>alert(1)</script>',
      '%00',
      '.*(',
      '\\',
    ],
    ...['x'.repeat(600), 'ß'.repeat(5_000)],
    ...[[], [1], ['a', 'b'], {}, { $gt: 0 }, { toString: 1 }, [[[[]]]]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  fc.double(),
);

/** The description, and the existing ids. */
export type Known = { description: Description; ids: readonly number[]; matchIds: readonly number[] };

/** Texts with a meaning only in this game. */
const gameWords: Record<string, string[]> = {
  mark: ['P1', 'WA', 'LA', 'WF', 'LF'],
  teamKZ: ['GER', 'ESP', 'POR', 'CZE', ''],
  teamKZ1: [''],
  teamKZ2: [''],
  kind: ['P1', 'G', 'L'],
  tippValue: ['2:1', '0:0'],
  groupGuid: [''],
  /** Of a group; may also be a link. */
  id: ['0', '1', '2'],
  filename: ['AGB.html', 'spielregeln.html', 'impressum.html', 'datenschutz.html'],
};

/** Numbers that fit the existing data, among those that the description allows. */
const gameNumbers: Record<string, number[]> = {
  choice: [0, 1, 2],
  penaltiesTeam1: [-1],
  penaltiesTeam2: [-1],
  version: [0, 1, 2],
};

/** A value that the description allows for a field; ids are drawn from the existing ones. */
function good(name: string, given: Schema, { description, ids, matchIds }: Known): fc.Arbitrary<unknown> {
  const schema = resolve<Schema>(description, given);
  const {
    enum: choices,
    const: only,
    minimum = 0,
    maximum = 1_000,
  } = schema as { enum?: unknown[] } & Record<'minimum' | 'maximum' | 'const', number | undefined>;
  if (choices) return fc.constantFrom(...choices);
  if (only !== undefined) return fc.constant(only);
  const types = [schema['type']].flat();
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('integer')) {
    const inRange = fc.integer({ min: minimum, max: maximum });
    const existing =
      gameNumbers[name] ?? (name === 'matchId' ? matchIds : /id$/i.test(name) ? ids : undefined);
    return existing ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...existing) }, inRange) : inRange;
  }
  const words = gameWords[name];
  if (words) return fc.constantFrom(...words);
  return fc.oneof(
    fc.constantFrom('Ada', 'ada@example.org', 'geheim123', 'f', 'NO', '1', '2:1', 'Ein Satz mit ä und ß.'),
    fc.string({ minLength: 1, maxLength: 60 }),
  );
}

/** Longer forms are also sent in parts. */
const LONG_FORM = 5;

export type Field = [name: string, value: unknown];

/** Fields of one part of a request: most are valid, some are odd, missing, unknown or duplicated. */
export function fieldsOf(schema: Schema | undefined, known: Known): fc.Arbitrary<Field[]> {
  const properties = Object.entries((schema?.['properties'] ?? {}) as Record<string, Schema>);
  const described = properties.map(([name, property]) => {
    const field = (value: fc.Arbitrary<unknown>) => value.map((given): Field[] => [[name, given]]);
    return fc.oneof(
      { weight: 12, arbitrary: field(good(name, property, known)) },
      { weight: 2, arbitrary: field(odd) },
      { weight: 1, arbitrary: fc.constant<Field[]>([]) },
    );
  });
  const names = properties.map(([name]) => name);
  const name = fc.constantFrom(...names, '_', 'constructor', '__proto__', 'name[]', 'a.b', '');
  const more = fc.array(fc.tuple(name, odd), { minLength: 1, maxLength: 3 });
  const extra = fc.oneof({ weight: 6, arbitrary: fc.constant<Field[]>([]) }, { weight: 1, arbitrary: more });
  const all = fc.tuple(...described);
  const form =
    names.length > LONG_FORM ? fc.oneof({ weight: 2, arbitrary: all }, partOf(all, names.length)) : all;
  return fc.tuple(form, extra).map(([given, unknown]) => [...given.flat(), ...unknown]);
}

/** One or two fields of a form, as from a screen that saves them one at a time. */
function partOf(all: fc.Arbitrary<Field[][]>, count: number): fc.Arbitrary<Field[][]> {
  const kept = fc.subarray([...Array(count).keys()], { minLength: 1, maxLength: 2 });
  return fc
    .tuple(all, kept)
    .map(([given, indexes]) => given.filter((_field, index) => indexes.includes(index)));
}

export const oddText = odd.map(asText);

export function asText(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.toWellFormed();
}
