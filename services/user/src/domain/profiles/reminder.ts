/** Hours before kick-off at which a player may be reminded of missing tipps; 0 for never (specification, chapter 9). */
export const REMINDER_HOURS = [0, 8, 12, 24] as const;

export type ReminderHours = (typeof REMINDER_HOURS)[number];
