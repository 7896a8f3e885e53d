import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { ReminderWishes } from '../store/reminders/reminder-wishes.ts';

/** Learns from the user service who wants to be reminded when. */
export async function consumeReminders(bus: Bus, { wishes }: { wishes: ReminderWishes }): Promise<void> {
  await bus.consume({
    name: 'tipp-reminders',
    types: ['user.reminder.changed.v1'],
    handle: (events) => wishes.save(events.map(({ data }) => data)),
  });
}
