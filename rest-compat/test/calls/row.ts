import type { Catcher } from '../../../infra/local/testing-mail.ts';
import type { TestProvider } from '../../../infra/local/testing-provider.ts';
import type { Answer, TestVisitor } from '../visitor.ts';

/** Who calls, and what there is. */
export type World = {
  player: TestVisitor & { id: number };
  other: TestVisitor & { id: number };
  admin: TestVisitor;
  stranger: TestVisitor;
  /** Comes by a login elsewhere. */
  guest: TestVisitor;
  provider: TestProvider;
  catcher: Catcher;
  /** What earlier rows left behind for later ones. */
  made: Record<string, number | string>;
};

/** A documented call: how it is called, and what beside the described shape must hold. */
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
