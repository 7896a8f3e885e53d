import { expect, test } from '@jest/globals';
import { unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import type { Ask } from '../ask.ts';
import type { Graph } from '../graph.ts';
import type { Tools } from '../tools.ts';
import { authRoutes } from './auth.ts';
import { RestRegisterDocument } from './auth.generated.ts';
import { profileRoutes } from './profiles.ts';
import { recommendationRoutes } from './recommendations.ts';

const notAsked = async () => {
  throw new Error('not expected');
};

/** Calls one of the routes with answers of a graph. */
async function call(
  routes: (tools: Tools) => void,
  operationId: string,
  parts: object,
  { graph = notAsked, ask = notAsked as Ask }: { graph?: Graph; ask?: Ask },
): Promise<unknown> {
  const handlers = new Map<string, (call: never) => unknown>();
  const serve = (id: string, handler: (call: never) => unknown) => void handlers.set(id, handler);
  routes({ graph, clock: manualClock('2024-06-19T18:00:00Z'), serve, serveWithEtag: serve });
  const reply = { hasHeader: () => false, header: () => reply };
  return handlers.get(operationId)!({ ...parts, ask, request: parts, reply } as never);
}

test('a registration that succeeded is answered, even if the tournament cannot be read afterwards', async () => {
  const viewer = { id: 7, isAdmin: false, user: { firstname: 'Ada', fullname: 'Ada Muster' } };
  const graph: Graph = async (_request, { query }) => {
    if (query !== RestRegisterDocument.toString()) throw unavailable();
    return { data: { register: { viewer } } };
  };
  expect(await call(authRoutes, 'register', { body: {} }, { graph })).toMatchObject({
    data: { authenticated: true, user: { id: 7 }, isWM: false, tournamentName: '' },
  });
});

test.each([
  [null, 'NOT_FOUND'],
  [{ member: false, owner: false, link: '' }, 'NOT_FOUND'],
  [{ member: true, owner: false, link: '' }, 'FORBIDDEN'],
])('an invitation to the group %j is refused with %s', async (group, code) => {
  const ask = (async () => ({ group })) as unknown as Ask;
  const query = { groupId: 3, email: 'ada@example.org' };
  await expect(call(recommendationRoutes, 'sendRecommendation', { query }, { ask })).rejects.toMatchObject({
    code,
  });
});

test('an answer after the removal of a social picture carries its address no more', async () => {
  const user = { id: 7, pictureStamp: 'FB12', recommendedFrom: null };
  const saved = { viewer: { id: 7, user, profile: {}, recommendGuid: '' } };
  const ask = (async () => ({ saveContactProfile: saved })) as unknown as Ask;
  const body = { id: 0, city: 'Wien', removePicture: true };
  expect(await call(profileRoutes, 'saveContact', { body }, { ask })).toMatchObject({
    data: { pictureStamp: '', facebookPictureUrl: '' },
  });
});
