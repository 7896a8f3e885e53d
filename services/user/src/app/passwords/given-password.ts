import { z } from 'zod';
import { passwordMessages } from './messages.ts';

/** A password that can never have been accepted is simply wrong, unless it is longer than forty of the longest characters. */
const PASSWORD_LOGIN_MAX = 480;

/** The password that somebody claims to have, to be verified. */
export const givenPassword = z
  .string(passwordMessages.password)
  .min(1, passwordMessages.password)
  .max(PASSWORD_LOGIN_MAX, passwordMessages.passwordLength);
