import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { ReminderSettings } from '../store/reminders/reminder-settings.ts';

/** Stores players' settings of reminders and goal alerts, as published by the user service. */
export async function consumeReminders(
  bus: Bus,
  { reminderSettings }: { reminderSettings: ReminderSettings },
): Promise<void> {
  await bus.consume({
    name: 'tipp-reminder-settings',
    types: ['user.reminder.changed.v2'],
    handle: (events) => reminderSettings.save(events.map(({ data }) => data)),
  });
}
