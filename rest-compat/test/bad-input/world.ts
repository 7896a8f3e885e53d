import { openBonusQuestion } from '../bonus-question.ts';
import { startTestStack, type TestStack } from '../stack.ts';
import { registerPlayer, type TestVisitor } from '../visitor.ts';

/** One installation for all sections, which run one after the other. */
export type World = {
  stack: TestStack;
  player: TestVisitor & { id: number };
  admin: TestVisitor;
  bonusId: number;
};

export type Fields = Record<string, string | number | boolean | null | undefined>;
export type Form = 'json' | 'urlencoded' | 'multipart';

/** Matches a sentence for players, without technical terms. */
export const german = /^„?[A-ZÄÖÜ][^{}<>]*[.!)]$/;

export const tipp = (fields: Fields): Fields => ({ matchId: 16, value: '1', isTeam1: true, ...fields });
export const long = 'x'.repeat(10_240);
export const GOALS_WRONG = 'Bitte wähle 0 bis 15 Tore oder „-“ für keine Angabe.';
export const account: Fields = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'bad-input@example.org',
  password: 'geheim123',
  passwordRepeat: 'geheim123',
  gender: 'f',
  acceptTerms: true,
};

/** Fills a world step by step, so that everything started can be ended after any failure. */
export async function fill(world: World): Promise<void> {
  world.stack = await startTestStack({ env: { LOGIN_MAX_FAILURES: '3' } });
  world.player = await registerPlayer(world.stack.baseUrl);
  world.admin = await world.stack.admin();
  world.bonusId = await openBonusQuestion(world.admin);
}
