import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { remindPlayers } from '../app/reminders/remind-players.ts';
import type { Deps } from '../app/deps.ts';

/** Reminds players of missing tipps, by tipp's events. Safe to repeat: each mail is created once. */
export async function consumeReminders(bus: Bus, deps: Deps): Promise<void> {
  await bus.consume({
    name: 'user-reminders',
    types: ['tipp.reminders.due.v1'],
    async handle(events) {
      for (const { data } of events) await remindPlayers(deps, data);
    },
  });
}
