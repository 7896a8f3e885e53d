import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../../rest-compat/test/visitor.ts';
import { firstErrorCode, openWorldBefore, type Player, type World } from './world.ts';

/** The first match of EM 2024, which locks the places and group A. */
const LOCK = Date.parse('2024-06-14T19:00:00Z');
/** A request this short before the lock must not show anything yet. */
const LAST_MS = 3_000;

let world: World;
let anna: Player;
let ben: Player;
/** The game's time. */
let now: () => number;

beforeAll(async () => {
  const opened = await openWorldBefore(LOCK, 2);
  ({ world, now } = opened);
  [anna, ben] = opened.players as [Player, Player];
});
afterAll(() => world.stack.end(), 60_000);

const save = (mark: string, teamKZ: string) => anna.post('/api/tipps/winner', { mark, teamKZ });
const record = ({ body }: Answer) => body['data'] as Record<string, unknown>;
const seenByRest = async () => record(await ben.get(`/api/tipps/winner?userId=${anna.id}`));
const seenByGraph = async () => {
  const query = '{ winnerTipps(userId: ID) { mark team { teamKZ name } isVisible points } }';
  return ben.graphql(query.replace('ID', String(anna.id)));
};
const message = ({ status, body }: Answer) => `${status} ${String(body['errorMessage'])}`;

test('winner tipps: no team twice on the podium, hidden until the lock, final from then on', async () => {
  expect((await save('P1', 'ESP')).status).toBe(200);
  expect((await save('WA', 'GER')).status).toBe(200);
  expect((await save('WB', 'ITA')).status).toBe(200);
  expect(message(await save('P2', 'ESP'))).toBe(
    '409 Diese Mannschaft hast Du schon auf einem anderen Platz getippt.',
  );
  expect(message(await save('LA', 'GER'))).toBe(
    '409 Eine Mannschaft kann nicht Sieger und Letzter ihrer Gruppe zugleich sein.',
  );
  expect(record(await anna.get('/api/tipps/status'))).toMatchObject({
    winnerTipp: false,
    firstMatchIsLocked: false,
  });
  expect(record(await anna.get('/api/tipps/winner'))).toMatchObject({
    rank1: 'ESP',
    rank2: null,
    winnerA: 'GER',
    looserA: null,
    disabled: false,
    disabledA: false,
  });

  let looks = 0;
  let lastLook = 0;
  while (now() < LOCK - LAST_MS / 2) {
    const [byRest, byGraph] = [await seenByRest(), await seenByGraph()];
    if (now() >= LOCK) break;
    lastLook = now();
    looks++;
    expect(Object.values(byRest).filter((value) => typeof value === 'string')).toEqual([]);
    expect(byGraph.text).not.toMatch(/ESP|Spanien|GER|Deutschland|ITA|Italien|"isVisible":true/);
  }
  expect(looks).toBeGreaterThan(10);
  expect(lastLook).toBeGreaterThan(LOCK - LAST_MS);
  // The entity queries between subgraphs are not available from outside.
  const entities = `{ _entities(representations: [{ __typename: "Viewer", id: ${anna.id} }]) { __typename } }`;
  expect(firstErrorCode((await ben.graphql(entities)).body)).toBe('GRAPHQL_VALIDATION_FAILED');

  await until('the lock', () => now() >= LOCK);
  for (const mark of ['P1', 'P2', 'WA', 'LA'])
    expect(message(await save(mark, ''))).toMatch(/^400 Das erste /);
  expect((await save('WB', 'CRO')).status).toBe(200);
  const seen = await until('others to see the places', async () => {
    const answer = await seenByRest();
    // Until they become visible they count as open, so that a missing tipp is not revealed.
    if (answer['rank1'] === null) expect(answer['disabled']).toBe(false);
    else expect(answer['rank1']).toBe('ESP');
    return answer['disabled'] && answer['disabledA'] ? answer : null;
  });
  expect(seen).toMatchObject({ rank1: 'ESP', rank2: null, winnerA: 'GER', winnerB: null, disabledB: false });
});
