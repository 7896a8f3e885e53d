import type { Problems } from '../../lib/form/use-form.ts';
import { isPasswordLength, isSamePassword, isEmail } from '../../lib/form/validate.ts';
import { isLongerThan } from '../../lib/text/characters.ts';
import { texts } from './texts.ts';

/** Limits of the specification, chapter 9. */
export const limits = { firstname: 200, lastname: 500, email: 500 };

export interface RegisterForm {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  gender: '' | 'f' | 'm';
}

/** A registration by a provider needs no password. */
export type GuestForm = Omit<RegisterForm, 'password'>;

export type LoginForm = Pick<RegisterForm, 'email' | 'password'>;

export type ForgotForm = Pick<RegisterForm, 'email'>;

export type ResetForm = Pick<RegisterForm, 'password'> & { passwordRepeat: string };

const { errors } = texts;

const checkName = (value: string, what: string, max: number): string | undefined => {
  if (!value.trim()) return errors.required(what);
  return isLongerThan(value.trim(), max) ? errors.tooLong(max) : undefined;
};

const checkEmail = (value: string): string | undefined =>
  checkName(value, errors.email, limits.email) ?? (isEmail(value.trim()) ? undefined : errors.emailShape);

const onlyProblems = <Form>(all: Problems<Form>): Problems<Form> =>
  Object.fromEntries(Object.entries(all).filter(([, message]) => message)) as Problems<Form>;

export const checkForgot = ({ email }: ForgotForm): Problems<ForgotForm> =>
  onlyProblems<ForgotForm>({ email: checkEmail(email) });

const checkPassword = (password: string): string | undefined =>
  isPasswordLength(password) ? undefined : errors.passwordLength;

export const checkReset = ({ password, passwordRepeat }: ResetForm): Problems<ResetForm> =>
  onlyProblems<ResetForm>({
    password: checkPassword(password),
    passwordRepeat: isSamePassword(password, passwordRepeat) ? undefined : errors.passwordRepeat,
  });

export const checkGuest = (form: GuestForm): Problems<GuestForm> =>
  onlyProblems<GuestForm>({
    firstname: checkName(form.firstname, errors.firstname, limits.firstname),
    lastname: checkName(form.lastname, errors.lastname, limits.lastname),
    gender: form.gender ? undefined : errors.gender,
    email: checkEmail(form.email),
  });

export const checkRegister = ({ password, ...guest }: RegisterForm): Problems<RegisterForm> => ({
  ...checkGuest(guest),
  ...onlyProblems<RegisterForm>({ password: checkPassword(password) }),
});

export const checkLogin = (form: LoginForm): Problems<LoginForm> =>
  onlyProblems<LoginForm>({
    email: checkEmail(form.email),
    password: form.password ? undefined : errors.required(errors.password),
  });
