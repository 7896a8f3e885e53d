import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Deps } from '../app/deps.ts';
import { notifyOfGoal } from '../app/goals/notify-of-goal.ts';
import { remindPlayers } from '../app/reminders/remind-players.ts';

/** Reminds players of missing tipps, and notifies them of goals. Safe to repeat: each message is created once. */
export async function consumeNotices(bus: Bus, deps: Deps): Promise<void> {
  await bus.consume({
    name: 'user-reminders',
    types: ['tipp.reminders.due.v1'],
    async handle(events) {
      for (const { data } of events) await remindPlayers(deps, data);
    },
  });
  await bus.consume({
    name: 'user-goals',
    types: ['tipp.goal.alerted.v1'],
    async handle(events) {
      for (const { data } of events) await notifyOfGoal(deps, data);
    },
  });
}
