import { test } from '../fixtures.ts';
import { playFirstMatchDay } from '../first-match-day.ts';
import { BEFORE_KICKOFF } from '../products/opened-product.ts';

// Twice as many processes share the machine, and killed ones restart while the player continues.
test.use({ actionTimeout: 40_000 });

test(
  'a visitor registers, tips, writes, founds a group, and wins points while one of each pair of processes is killed repeatedly',
  { tag: '@long' },
  async ({ open, ownProduct }) => {
    test.setTimeout(600_000);
    const product = await ownProduct({ ...BEFORE_KICKOFF, processes: 2 });
    const [page, operator] = [
      await open({ on: product, width: 1280 }),
      await open({ on: product, width: 1280 }),
    ];
    let kills = 0;
    const between = async (): Promise<void> => {
      await product.allReady();
      await product.killOneOfEach(kills++ % 2);
    };
    await playFirstMatchDay(product, { page, operator, between });
  },
);
