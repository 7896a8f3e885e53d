import type { GraphAnswer } from './call.ts';

const outages = new Set<unknown>(['UNAVAILABLE', 'UNKNOWN']);

/**
 * 503 for an answer that holds nothing because a subgraph could not be reached: for a write always, for a query when it
 * was refused for the moment. With a part of the data it stays 200, and screens show what is there.
 */
export function withOutage(answer: GraphAnswer, isMutation: boolean): GraphAnswer {
  const { data, errors } = answer.body;
  if (!errors?.length || Object.values(data ?? {}).some((value) => value !== null)) return answer;
  const outage = errors.filter(({ extensions }) => outages.has(extensions?.['code']));
  if (outage.length === 0) return answer;
  const waits = outage.map(({ extensions }) => Number(extensions?.['retryAfterSeconds'] ?? 0));
  const retryAfterSeconds = Math.max(...waits) || undefined;
  if (!isMutation && retryAfterSeconds === undefined) return answer;
  return { ...answer, status: 503, retryAfterSeconds };
}
