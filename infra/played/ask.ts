import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import type { Answer, TestVisitor } from '../../rest-compat/test/visitor.ts';

/** The data of a GraphQL response. @throws Error for errors */
export async function ask<Data>(visitor: TestVisitor, query: string, variables: object = {}): Promise<Data> {
  const { status, body, text } = await visitor.graphql(query, variables);
  if (status !== 200 || body['errors']) throw new Error(`${status} ${text.slice(0, 500)}`);
  return body['data'] as Data;
}

/** The data of a documented call's response. @throws Error for any status except 200 */
export async function call<Data>(answer: Promise<Answer>): Promise<Data> {
  const { status, body, text } = await answer;
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 500)}`);
  return body['data'] as Data;
}

/** The code of the first error; undefined if there is none. */
export const errorCode = ({ body }: Answer): string | undefined =>
  (body['errors'] as { extensions: { code: string } }[] | undefined)?.[0]?.extensions.code;

/** Runs some at the same time, as with real players. */
export const atOnce = <One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> =>
  forEachLimit(all, 12, work);
