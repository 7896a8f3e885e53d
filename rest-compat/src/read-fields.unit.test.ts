import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { readDescription } from './openapi.ts';
import { readFields } from './read-fields.ts';

const description = await readDescription();
const schema = {
  type: 'object',
  properties: {
    count: { type: 'integer' },
    goals: { $ref: 'openapi.json#/components/schemas/AdminGoals' },
    isOn: { type: 'boolean' },
    mayBeNull: { type: ['integer', 'null'] },
    share: { type: 'number' },
    text: { type: 'string' },
    value: { type: ['string', 'number'] },
  },
};
const read = (given: unknown) => readFields(description, schema, given);

describe('the fields of a request', () => {
  test.each<[object, object]>([
    [{ count: '10' }, { count: 10 }],
    [{ goals: '-1' }, { goals: -1 }],
    [{ mayBeNull: '7' }, { mayBeNull: 7 }],
    [{ mayBeNull: null }, {}],
    [
      { count: 10, isOn: true },
      { count: 10, isOn: true },
    ],
    [{ isOn: 'true' }, { isOn: true }],
    [{ isOn: 'false' }, { isOn: false }],
    [
      { text: '10', value: '10' },
      { text: '10', value: '10' },
    ],
    [{ share: '33.5' }, { share: 33.5 }],
    [{ share: '-7' }, { share: -7 }],
    [{ value: 3 }, { value: 3 }],
    [{ count: null, isOn: null, text: null, goals: undefined }, {}],
    [{ _: '1718', constructor: 'x' }, {}],
  ])('%j is %j', (given, fields) => {
    expect(read(given)).toEqual(fields);
  });

  test.each(['1e1', '0x5', '0b1', '1.5', '1.0', ' 1', '1 ', '', '+1', '--1', '１', 'Infinity'])(
    'an integer of %j stays text, which is refused',
    (count) => {
      expect(read({ count })).toEqual({ count });
    },
  );

  test.each(['1e1', '0x5', '.5', '5.', '1,5', ' 1', '', '+1', '١', 'NaN', 'Infinity'])(
    'a number of %j stays text, which is refused',
    (share) => {
      expect(read({ share })).toEqual({ share });
    },
  );

  test.each(['1', '0', '', 'True', 'yes', 'toString'])('%j is not converted to a boolean', (isOn) => {
    expect(read({ isOn })).toEqual({ isOn });
  });

  test('only text is ever converted', () => {
    const notText = fc.oneof(fc.double(), fc.boolean(), fc.array(fc.string()), fc.object());
    fc.assert(
      fc.property(notText, (value) => {
        expect(read({ count: value, isOn: value })).toEqual({ count: value, isOn: value });
      }),
    );
  });

  test.each([[[]], ['x'], [1], [null]])('a body of %j is no object of fields', (given) => {
    expect(read(given)).toBe(given);
  });
});
