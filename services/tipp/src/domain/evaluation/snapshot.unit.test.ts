import { expect, test } from '@jest/globals';
import { decodeSnapshot, emptySnapshot, encodeSnapshot } from './snapshot.ts';

test('a snapshot is decoded as it was encoded', () => {
  const snapshot = { ...emptySnapshot(3), points: Int32Array.of(5, -1, 0), exact: Uint8Array.of(1, 0, 2) };
  expect(decodeSnapshot(encodeSnapshot(snapshot))).toEqual(snapshot);
});

test('rejects parts of different lengths', () => {
  expect(() => encodeSnapshot({ ...emptySnapshot(3), tipped: new Uint8Array(2) })).toThrow(RangeError);
});
