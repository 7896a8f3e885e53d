import { expect, test } from '@jest/globals';
import { addUpKinds, changesOfKind } from './count-changes.ts';

test('a change of kind subtracts one from the old kind and adds one to the new', () => {
  const kinds = (from: string | null, to: string | null) =>
    changesOfKind(from, to).map(({ kind, by }) => ({ kind, by }));
  expect(kinds(null, 'a')).toEqual([{ kind: 'a', by: 1 }]);
  expect(kinds('a', 'b')).toEqual([
    { kind: 'a', by: -1 },
    { kind: 'b', by: 1 },
  ]);
  expect(kinds('b', null)).toEqual([{ kind: 'b', by: -1 }]);
});

test('adds up kinds, omits empty ones, and ignores changes without a kind', () => {
  const steps = [...changesOfKind(null, 'a'), ...changesOfKind('c', 'b'), { id: 'x', by: 1 }];
  expect(addUpKinds({ a: 2, c: 1 }, steps)).toEqual({ a: 3, b: 1 });
  expect(addUpKinds(undefined, [])).toEqual({});
});
