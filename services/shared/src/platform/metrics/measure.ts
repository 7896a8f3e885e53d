import type { Gauge } from 'prom-client';
import { within } from '../clock/within.ts';

/** A scrape waits no longer for one value: what cannot be told now is told as missing. */
const PATIENCE_MS = 1_000;

/** For `collect` of a gauge without labels: its value now, NaN while that cannot be told. */
export async function measure(gauge: Gauge, read: () => Promise<number>): Promise<void> {
  gauge.set(await within(PATIENCE_MS, read()).catch(() => NaN));
}

/** For `collect` of a gauge with one label: its values now by that label, without those that cannot be told. */
export async function measureEach<Label extends string>(
  gauge: Gauge<Label>,
  label: Label,
  reads: Iterable<[string, () => Promise<number>]>,
): Promise<void> {
  const values = await Promise.all(
    [...reads].map(async ([name, read]): Promise<[string, number]> => [
      name,
      await within(PATIENCE_MS, read()).catch(() => NaN),
    ]),
  );
  gauge.reset();
  for (const [name, value] of values) if (!Number.isNaN(value)) gauge.set({ [label]: name } as never, value);
}
