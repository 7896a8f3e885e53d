import { measure } from '@tippspiel/shared/platform/metrics/measure';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../app/deps.ts';

type Game = {
  deps: Pick<Deps, 'clock' | 'evaluations' | 'projection'>;
  freezer: { left(): Promise<number> };
};

/** Metrics about the game's state. Each scrape reads a few small documents, regardless of the number of players. */
export function measureGame(metrics: Registry, { deps, freezer }: Game): void {
  const { clock, evaluations, projection } = deps;
  const registers = [metrics];
  const isDue = async () => (await evaluations.state()).resultsVersion !== projection.current().board.version;

  new Gauge({
    name: 'tipp_evaluation_age_seconds',
    help: 'Time since the last evaluation; no number before the first',
    registers,
    collect() {
      return measure(this, async () => {
        const { finishedAt } = await evaluations.state();
        return finishedAt ? (clock.now().getTime() - finishedAt.getTime()) / 1000 : NaN;
      });
    },
  });
  new Gauge({
    name: 'tipp_evaluation_due',
    help: '1 while operators have entered what no evaluation has counted, else 0',
    registers,
    collect() {
      return measure(this, async () => Number(await isDue()));
    },
  });
  new Gauge({
    name: 'tipp_evaluations_behind',
    help: 'Above 0 while this process serves ranks of an earlier evaluation',
    registers,
    collect() {
      return measure(
        this,
        async () => (await evaluations.state()).version - projection.current().ranks.version,
      );
    },
  });
  new Gauge({
    name: 'tipp_columns_to_freeze',
    help: 'Columns that may be frozen by now and are not',
    registers,
    collect() {
      return measure(this, () => freezer.left());
    },
  });
}
