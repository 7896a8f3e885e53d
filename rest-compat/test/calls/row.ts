import type { Catcher } from '../../../infra/local/testing-mail.ts';
import type { TestProvider } from '../../../infra/local/testing-provider.ts';
import type { Answer, TestVisitor } from '../visitor.ts';

/** The callers and the data of the rows. */
export type World = {
  player: TestVisitor & { id: number };
  other: TestVisitor & { id: number };
  admin: TestVisitor;
  stranger: TestVisitor;
  /** A player who logs in at an external provider. */
  guest: TestVisitor;
  provider: TestProvider;
  catcher: Catcher;
  /** Data that earlier rows store for later ones. */
  made: Record<string, number | string>;
};

/** A documented call: the request, and the checks in addition to the described shape. */
export type Row = [
  operationId: string,
  call: (world: World) => Promise<Answer>,
  holds?: (answer: Answer) => void,
];

/** The form of a registration. */
export const person = (email: string) => ({
  firstname: 'Ada',
  lastname: 'Lovelace',
  email,
  password: 'geheim123',
  passwordRepeat: 'geheim123',
  gender: 'f',
  acceptTerms: true,
});
