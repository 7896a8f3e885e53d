import { expect, test } from '@jest/globals';
import { loseAndRepublish } from './lose-streams.ts';

const PLAYERS = 10_000;

/** A minute, on a machine that is some days two and a half times as slow and runs another test beside. */
const COMPLETE_WITHIN_MS = 150_000;

test('the read models of 10,000 players are soon complete after every stream was lost', async () => {
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
