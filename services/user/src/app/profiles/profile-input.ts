import { z } from 'zod';
import { GOAL_ALERTS } from '../../domain/profiles/goal-alert.ts';
import { REMINDER_HOURS } from '../../domain/profiles/reminder.ts';
import { email, firstname, gender, lastname, text } from '../accounts/account-input.ts';
import { countryOf } from './countries.ts';
import { profileMessages } from './messages.ts';

/**
 * Limits from the specification, chapter 9, and from the decisions after the first match day (hobbies, admin info). The
 * age limit is ours.
 */
const STREET_MAX = 200;
const ZIP_CODE_MAX = 20;
const CITY_MAX = 100;
const INSTITUTION_MAX = 200;
const HOBBIES_MAX = 1_000;
const AGE_MAX = 20;
const ADMIN_INFO_MAX = 2_000;

const address = {
  street: text(STREET_MAX, profileMessages.streetTooLong),
  zipCode: text(ZIP_CODE_MAX, profileMessages.zipCodeTooLong),
  city: text(CITY_MAX, profileMessages.cityTooLong),
  country: z
    .string()
    .trim()
    .refine((given) => given === '' || countryOf(given) !== undefined, profileMessages.country)
    .transform((given) => countryOf(given) ?? ''),
};

const hourOfDay = z
  .int(profileMessages.quietHours)
  .min(0, profileMessages.quietHours)
  .max(23, profileMessages.quietHours);

const card = {
  institution: text(INSTITUTION_MAX, profileMessages.institutionTooLong),
  hobbies: text(HOBBIES_MAX, profileMessages.hobbiesTooLong, { lines: true }),
  age: text(AGE_MAX, profileMessages.ageTooLong),
};

/** Section 'Allgemein'. Omitted fields stay unchanged. */
export const commonInput = z
  .object({
    ...card,
    reminder: z.literal(REMINDER_HOURS, profileMessages.reminder),
    goalAlert: z.enum(GOAL_ALERTS, profileMessages.goalAlert),
    quietFrom: hourOfDay,
    quietUntil: hourOfDay,
  })
  .partial();

/** Section 'Kontaktdaten'. */
export const contactInput = z.object({ gender, firstname, lastname, ...address }).partial();

/** Fields of a player that operators edit. */
export const adminInput = contactInput.extend(z.object(card).partial().shape).extend({
  userId: z.int(),
  email: email.optional(),
  isLocked: z.boolean().optional(),
  adminInfo: text(ADMIN_INFO_MAX, profileMessages.adminInfoTooLong, { lines: true }).optional(),
});

/** GraphQL may send null for an omitted field; both mean the same. */
export const withoutNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
