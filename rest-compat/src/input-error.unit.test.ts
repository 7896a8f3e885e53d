import { describe, expect, test } from '@jest/globals';
import { inputError } from './input-error.ts';
import { labels } from './labels.ts';
import { createAjv, readCalls, readDescription, resolve, type Schema } from './openapi.ts';

const description = await readDescription();
const calls = Object.values(readCalls(description));
const fieldsOf = (schema: Schema | undefined) => Object.keys((schema?.['properties'] ?? {}) as object);

describe('the message for an invalid request', () => {
  test('names every field by its label', () => {
    const fields = calls.flatMap(({ schema }) =>
      [schema.params, schema.querystring, schema.body].flatMap(fieldsOf),
    );
    const servedByMedia = ['pictureStamp', 'size', 'v'];
    expect(Object.keys(labels)).toEqual(
      [...new Set(fields)].filter((f) => !servedByMedia.includes(f)).sort(),
    );
  });

  test('leaves the length of texts to the services', () => {
    const bodies = calls.flatMap(({ schema }) => [schema.body, schema.querystring]);
    const properties = bodies.flatMap((schema) =>
      Object.values((schema?.['properties'] ?? {}) as Record<string, Schema>),
    );
    for (const property of properties) expect(resolve(description, property)).not.toHaveProperty('maxLength');
  });

  test.each([
    ['login', 'Passwort'],
    ['saveGroup', 'Kennwort'],
    ['joinGroup', 'Kennwort'],
  ])('of %s calls the password %s', (operationId, label) => {
    const { body } = readCalls(description)[operationId]!.schema;
    const validate = createAjv(description, { defaults: false }).compile(body!);
    expect(validate({ name: 'Runde', email: 'ada@example.org', password: 5 })).toBe(false);
    expect(inputError(validate.errors ?? []).message).toBe(
      `Bitte prüfe Deine Eingabe: „${label}“ ist kein Text.`,
    );
  });

  test.each([
    [
      { required: ['email'], properties: { email: { type: 'string' } } },
      {},
      'Bitte prüfe Deine Eingabe: „E-Mail-Adresse“ fehlt.',
    ],
    [
      { required: ['password'], properties: { password: { type: 'string' } } },
      {},
      'Bitte prüfe Deine Eingabe: „Passwort“ fehlt.',
    ],
    [
      { properties: { pageSize: { type: 'integer' } } },
      { pageSize: 'x' },
      'Bitte prüfe Deine Eingabe: „Seitengröße“ ist keine ganze Zahl.',
    ],
    [
      { properties: { pageSize: { type: 'integer', maximum: 100 } } },
      { pageSize: 101 },
      'Bitte prüfe Deine Eingabe: „Seitengröße“ darf höchstens 100 sein.',
    ],
    [
      { properties: { leave: { type: 'boolean' } } },
      { leave: 1 },
      'Bitte prüfe Deine Eingabe: „Verlassen“ ist weder ja noch nein (true, false).',
    ],
    [
      { properties: { leave: { type: ['boolean', 'null'] } } },
      { leave: 1 },
      'Bitte prüfe Deine Eingabe: „Verlassen“ ist weder ja noch nein (true, false).',
    ],
    [
      { properties: { X: { type: 'number' } } },
      { X: 'NaN' },
      'Bitte prüfe Deine Eingabe: „Ausschnitt“ ist keine Zahl.',
    ],
    [
      { properties: { name: { type: 'string' } } },
      { name: 1 },
      'Bitte prüfe Deine Eingabe: „Bezeichnung“ ist kein Text.',
    ],
    [
      { properties: { goalsTeam1: { type: 'integer' } } },
      { goalsTeam1: 1.5 },
      'Bitte wähle 0 bis 15 Tore oder „-“ für keine Angabe.',
    ],
    [{ properties: { other: { type: 'string' } } }, { other: 1 }, 'Bitte prüfe Deine Eingabe.'],
    [{ type: 'object' }, [], 'Bitte prüfe Deine Eingabe.'],
  ])('%j: %j', (schema, fields, message) => {
    const check = createAjv(description, { defaults: false });
    const validate = check.compile({ type: 'object', ...schema });
    expect(validate(fields)).toBe(false);
    expect(inputError(validate.errors ?? []).message).toBe(message);
  });
});
