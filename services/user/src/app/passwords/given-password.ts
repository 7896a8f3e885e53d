import { z } from 'zod';
import { passwordMessages } from './messages.ts';

/** Longer than forty of the longest characters, so it was never accepted. Shorter ones are simply wrong. */
export const PASSWORD_UNITS_MAX = 480;

/** A password to be verified. */
export const givenPassword = z
  .string(passwordMessages.password)
  .min(1, passwordMessages.password)
  .max(PASSWORD_UNITS_MAX, passwordMessages.passwordLength);
