import type { Gauge } from 'prom-client';
import { within } from '../clock/within.ts';

/** How long a scrape waits for one value before it reports the value as missing. */
const TIMEOUT_MS = 1_000;

/** For `collect` of a gauge without labels: sets its current value, or NaN when that cannot be read. */
export async function measure(gauge: Gauge, read: () => Promise<number>): Promise<void> {
  gauge.set(await within(TIMEOUT_MS, read()).catch(() => NaN));
}

/** For `collect` of a gauge with one label: sets its current values by label, without those that cannot be read. */
export async function measureEach<Label extends string>(
  gauge: Gauge<Label>,
  label: Label,
  reads: Iterable<[string, () => Promise<number>]>,
): Promise<void> {
  const values = await Promise.all(
    [...reads].map(async ([name, read]): Promise<[string, number]> => [
      name,
      await within(TIMEOUT_MS, read()).catch(() => NaN),
    ]),
  );
  gauge.reset();
  for (const [name, value] of values) if (!Number.isNaN(value)) gauge.set({ [label]: name } as never, value);
}
