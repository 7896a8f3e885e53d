import { setFlagsFromString } from 'node:v8';
import { createExecutor } from '@tippspiel/shared/platform/graph/executor';
import { usedHeap } from '@tippspiel/shared/platform/testing/used-heap';
import { buildSchema } from 'graphql';
import { expect, test } from '@jest/globals';

test('compiled operations are cached up to a bound in characters', async () => {
  const schema = buildSchema('type Query { twice(n: Int!): Int echo(of: String): String }');
  const execute = createExecutor({ schema, formatError: (formatted) => formatted });
  // It would keep removed code for a while.
  setFlagsFromString('--no-compilation-cache');
  const before = usedHeap();
  for (let number = 0; number < 20; number++) {
    const fields = Array.from({ length: 200 }, (_none, index) => `a${number}x${index}: twice(n: 1)`);
    await execute({ query: `{ ${fields.join(' ')} }` }, {});
  }
  const grown = usedHeap() - before;
  await execute({ query: `{ echo(of: "${'x'.repeat(260_000)}") }` }, {});
  expect(usedHeap() - before).toBeLessThan(grown / 2);
});
