import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Deps } from '../app/deps.ts';
import { notifyOfGoal } from '../app/goals/notify-of-goal.ts';

/** Notifies players of goals, by tipp's events. Safe to repeat: each notification is created once. */
export async function consumeGoals(bus: Bus, deps: Deps): Promise<void> {
  await bus.consume({
    name: 'user-goals',
    types: ['tipp.goal.alerted.v1'],
    async handle(events) {
      for (const { data } of events) await notifyOfGoal(deps, data);
    },
  });
}
