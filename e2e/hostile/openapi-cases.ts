import fc from 'fast-check';
import type { Call } from '../../rest-compat/src/openapi.ts';
import { bodyOf, uploadOf, urlencoded, type Body } from './openapi-bodies.ts';
import { asText, fieldsOf, oddText, type Known } from './openapi-values.ts';

export type Proof = 'cookie' | 'token' | 'marker';
export type Case = {
  operationId: string;
  method: string;
  /** Relative to the product's address, already encoded. */
  path: string;
  body?: Body;
  /** Proofs of authorization that are left out. */
  lacks: Proof[];
  headers: Record<string, string>;
};

/** Requests for one documented call, as any client may send them. */
export function casesOf(operationId: string, call: Call, known: Known): fc.Arbitrary<Case> {
  const { params, querystring, body } = call.schema;
  const none = fc.constant(undefined);
  const write = operationId === 'uploadImage' ? uploadOf(known) : bodyOf(body, known);
  return fc
    .record({
      params: fieldsOf(params, known),
      oddParam: fc.oneof({ weight: 8, arbitrary: none }, oddText),
      query: fieldsOf(querystring, known).map(urlencoded),
      oddQuery: rarely(
        fc.constantFrom('%zz', '&&=', 'a[b]=1', 'pageSize=1&pageSize=2', `x=${'y'.repeat(2_000)}`, '%00'),
      ),
      body: call.method === 'GET' ? none : write,
      lacks: rarely(fc.subarray<Proof>(['cookie', 'token', 'marker'])),
      headers: rarely(
        fc.constantFrom<Record<string, string>>(
          { 'if-none-match': '*' },
          { 'if-none-match': '"\\", W/' },
          { accept: 'text/html' },
          { 'x-request-id': 'é'.repeat(100) },
          { 'x-http-method-override': 'DELETE' },
        ),
      ),
    })
    .map((given) => ({
      operationId,
      method: call.method,
      path: `/api${pathOf(call.url, given.params, given.oddParam)}${queryOf(given.query, given.oddQuery)}`,
      body: given.body,
      lacks: given.lacks ?? [],
      headers: given.headers ?? {},
    }));
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, arbitrary);

/** Encodes every parameter, and replaces an empty one by a blank, so that the path keeps its segments. */
function pathOf(url: string, params: [string, unknown][], odd: string | undefined): string {
  const given = new Map(params.map(([name, value]) => [name, asText(value)]));
  return url.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const part = odd ?? given.get(name) ?? '1';
    return part === '' ? '%20' : encodeURIComponent(part);
  });
}

function queryOf(...parts: (string | undefined)[]): string {
  const query = parts.filter(Boolean).join('&');
  return query && `?${query}`;
}
