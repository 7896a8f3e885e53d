import fc from 'fast-check';
import type { Schema } from '../../rest-compat/src/openapi.ts';
import { asText, fieldsOf, type Field, type Known } from './openapi-values.ts';

/** `fields` is set if the body is valid JSON of the expected meaning. */
export type Body = { type?: string; content: Buffer; fields?: Record<string, unknown> };

const BOUNDARY = 'a1b2c3';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const URLENCODED = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** Bodies that are unreadable, too long, or of a type other than declared. */
const malformedBodies: Body[] = [
  ...['{', '[]', 'null', '"x"', '1', '{"text":"\\ud800"}', '{"__proto__":{"x":1}}'].map((s) =>
    body(JSON_TYPE, s),
  ),
  body(JSON_TYPE, '{"a":'.repeat(20_000)),
  body(JSON_TYPE, `{"text":"${'x'.repeat(1_100_000)}"}`),
  body(JSON_TYPE, Buffer.from([0xff, 0xfe, 0x7b])),
  body('application/json; charset=utf-16', '{}'),
  body(URLENCODED, '%zz=%&=&&&=='),
  body(URLENCODED, 'a=1&'.repeat(5_000)),
  body(URLENCODED, '%00=%00&%ff=%ff'),
  body('multipart/form-data', 'x'),
  body('multipart/form-data; boundary=', 'x'),
  body(MULTIPART, `--${BOUNDARY}\r\n\r\n`),
  body(MULTIPART, `--${BOUNDARY}\r\nContent-Disposition: form-data; name="text"\r\n\r\nnever ends`),
  body(MULTIPART, parts(Array.from({ length: 1_500 }, (_, n): Field => [`f${n}`, n]))),
  body(MULTIPART, parts([], 2)),
  ...['text/plain', 'application/xml', 'application/graphql', 'image/png', 'x', ''].map((type) =>
    body(type, 'x'),
  ),
  body(undefined, 'x'),
];

export function bodyOf(schema: Schema | undefined, known: Known): fc.Arbitrary<Body> {
  const fields = fieldsOf(schema, known);
  return fc.oneof(
    { weight: 6, arbitrary: fields.map(asJson) },
    { weight: 3, arbitrary: fields.map((given) => body(URLENCODED, urlencoded(given))) },
    { weight: 3, arbitrary: fields.map((given) => body(MULTIPART, parts(given))) },
    { weight: 2, arbitrary: fc.constantFrom(...malformedBodies) },
  );
}

/** Forms with one file or more and with other fields: a few, and more than needed. */
export function uploadOf(known: Known): fc.Arbitrary<Body> {
  const form = fc
    .tuple(fc.constantFrom(0, 1, 9, 11, 50, 1_500), fc.constantFrom(0, 1, 2, 5), fc.boolean())
    .map(([count, files, filesFirst]) => {
      const fields = Array.from({ length: count }, (_, n): Field => [`f${n}`, 'x']);
      return body(MULTIPART, parts(fields, files, filesFirst));
    });
  return fc.oneof(form, bodyOf({ properties: { file: { type: 'string' } } }, known));
}

function body(type: string | undefined, content: string | Buffer): Body {
  return { type, content: Buffer.from(content as string) };
}

/** If a name occurs twice, JSON keeps the last value. */
function asJson(given: Field[]): Body {
  const named = given.filter(([name]) => name !== '__proto__');
  const fields = JSON.parse(JSON.stringify(Object.fromEntries(named))) as Record<string, unknown>;
  return { type: JSON_TYPE, content: Buffer.from(JSON.stringify(fields)), fields };
}

export const urlencoded = (given: Field[]): string =>
  new URLSearchParams(given.map(([name, value]): [string, string] => [name, asText(value)])).toString();

function parts(fields: Field[], files = 0, filesFirst = false): string {
  const head = (name: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '')}"`;
  const texts = fields.map(([name, value]) => `${head(name)}\r\n\r\n${asText(value)}\r\n`);
  const file = `${head('file')}; filename="x.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n`;
  const all = filesFirst ? [...Array(files).fill(file), ...texts] : [...texts, ...Array(files).fill(file)];
  return `${all.join('')}--${BOUNDARY}--\r\n`;
}
