import type { TestProvider } from '../../infra/local/testing-provider.ts';
import type { Answer, TestVisitor } from './visitor.ts';

const BEGIN = 'mutation ($input: BeginProviderLoginInput!) { beginProviderLogin(input: $input) { url } }';
const REGISTER = `mutation ($input: RegisterGuestInput!) {
  registerGuest(input: $input) { viewer { id } }
}`;

/** @returns the address to which the browser is redirected */
export async function beginLogin(visitor: TestVisitor, input: object = {}): Promise<string> {
  const { body, text } = await visitor.graphql(BEGIN, { input });
  const { url } = (body['data'] as { beginProviderLogin: { url: string } } | null)?.beginProviderLogin ?? {};
  if (!url) throw new Error(text);
  return url;
}

/** Returns the browser from the provider with its parameters. @returns the page to which it is redirected */
export async function comeBack(
  visitor: TestVisitor,
  search: string,
): Promise<{ path: string; answer: Answer }> {
  const answer = await visitor.get(`/anmelden/zurueck${search}`, { redirect: 'manual' });
  return { path: answer.headers.get('location') ?? `${answer.status}`, answer };
}

/** Completes a login at the provider. @returns the final page */
export async function logInBy(
  provider: TestProvider,
  visitor: TestVisitor,
  input: object = {},
): Promise<string> {
  const { search } = await provider.visit(await beginLogin(visitor, input));
  return (await comeBack(visitor, search)).path;
}

/** Registers a new player by a login at the provider. @returns the player's number */
export async function registerBy(provider: TestProvider, visitor: TestVisitor): Promise<number> {
  const path = await logInBy(provider, visitor);
  if (path !== '/anmelden/neu') throw new Error(`came to ${path}`);
  const person = { firstname: 'Grace', lastname: 'Hopper', gender: 'f', acceptTerms: true };
  const { body, text } = await visitor.graphql(REGISTER, { input: person });
  const made = body['data'] as { registerGuest: { viewer: { id: number } } } | null;
  if (!made?.registerGuest) throw new Error(text);
  return made.registerGuest.viewer.id;
}
