import { expect, test } from '@jest/globals';
import { FIRST_KICKOFF, openTipp } from './tipp-fixture.ts';

const ONE_HOUR_MS = 3_600_000;

test('a match that nobody tipped is evaluated like any other', async () => {
  const tipp = await openTipp(new Date(FIRST_KICKOFF.getTime() + ONE_HOUR_MS));
  try {
    await tipp.register(1, 2);
    await tipp.enterResult(1, 5, 1);
    const { data, errors } = await tipp.evaluate();
    expect(errors).toBeUndefined();
    expect(data?.['startEvaluation']).toMatchObject({ evaluation: { isDue: false, matchCount: 1 } });
  } finally {
    await tipp.service.close();
  }
});
