import { expect, test } from '@jest/globals';
import { loseAndRepublish } from './lose-streams.ts';

const PLAYERS = 10_000;

/** Two and a half times a minute, because some machines are slower and run another test in parallel. */
const COMPLETE_WITHIN_MS = 150_000;

test('the read models of 10,000 players are complete soon after every stream was lost', async () => {
  const { before, after, madeBefore, madeAfter, published, publishedAfter, saved, failures, milliseconds } =
    await loseAndRepublish(PLAYERS);
  process.stdout.write(
    `${published} events published for ${PLAYERS} players in ${Math.round(publishedAfter)} ms, read after ${Math.round(milliseconds)} ms, beside ${saved} saves\n`,
  );
  expect(failures).toEqual([]);
  expect(after).toEqual(before);
  expect(madeAfter).toEqual(madeBefore);
  expect(milliseconds).toBeLessThan(COMPLETE_WITHIN_MS);
}, 600_000);
