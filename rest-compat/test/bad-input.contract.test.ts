import { afterAll, beforeAll, describe } from '@jest/globals';
import { describeAccounts } from './bad-input/accounts.ts';
import { describeBonus, describeClosedBonus } from './bad-input/bonus.ts';
import { describeForms } from './bad-input/forms.ts';
import { describeNewsroom } from './bad-input/newsroom.ts';
import { describePlayers } from './bad-input/players.ts';
import { describePrizes } from './bad-input/prizes.ts';
import { describeProofs } from './bad-input/proofs.ts';
import { describeReads } from './bad-input/reads.ts';
import { describeRefused } from './bad-input/refused.ts';
import { describeResults } from './bad-input/results.ts';
import { describeSponsors } from './bad-input/sponsors.ts';
import { describeStatistics } from './bad-input/statistics.ts';
import { describeTipps } from './bad-input/tipps.ts';
import { fill, type World } from './bad-input/world.ts';

describe('what is refused', () => {
  const world = {} as World;

  beforeAll(() => fill(world));
  afterAll(() => world.stack?.end());

  // The order matters: the first sections check that nothing was stored, and the others store something.
  describeRefused(world);
  describeNewsroom(world);
  describeStatistics(world);
  describePlayers(world);
  describeBonus(world);
  describeTipps(world);
  describePrizes(world);
  describeResults(world);
  describeForms(world);
  describeAccounts(world);
  describeProofs(world);
  describeReads(world);
  describeSponsors(world);
  // Its deadline has come meanwhile.
  describeClosedBonus(world);
});
