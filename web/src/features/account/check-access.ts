import type { Problems } from '../../lib/form/use-form.ts';
import { isEmail, isPasswordLength, isSamePassword } from '../../lib/form/validate.ts';
import { texts } from './texts.ts';

export interface EmailForm {
  email: string;
  emailRepeat: string;
}

export interface PasswordForm {
  password: string;
  passwordRepeat: string;
}

const { errors } = texts;

export const checkEmails = ({ email, emailRepeat }: EmailForm): Problems<EmailForm> => ({
  ...(isEmail(email.trim()) ? {} : { email: errors.emailShape }),
  ...(email.trim() === emailRepeat.trim() ? {} : { emailRepeat: errors.emailRepeat }),
});

export const checkPasswords = ({ password, passwordRepeat }: PasswordForm): Problems<PasswordForm> => ({
  ...(isPasswordLength(password) ? {} : { password: errors.passwordLength }),
  ...(isSamePassword(password, passwordRepeat) ? {} : { passwordRepeat: errors.passwordRepeat }),
});

/**
 * Compares two fields during typing. The button is disabled until both are filled and equal (specification, chapter 5).
 * The problem is therefore shown as soon as the second field is as long as the first.
 */
export const watchPair = (first: string, second: string): { isReady: boolean; repeatProblem: boolean } => ({
  isReady: first !== '' && isSamePassword(first, second),
  repeatProblem: second !== '' && second.length >= first.length && !isSamePassword(first, second),
});
