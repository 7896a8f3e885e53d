import { openLine } from '@tippspiel/shared/platform/testing/line';
import { expect, jest, test } from '@jest/globals';
import { buildService } from '../src/server.ts';
import { FIRST_KICKOFF, openTipp, until } from './tipp-fixture.ts';

test('a process whose bus hangs learns of a goal from the database, and reads nothing while the bus answers', async () => {
  const tipp = await openTipp(FIRST_KICKOFF);
  const line = await openLine(tipp.env.NATS_URL);
  const second = await buildService({ ...tipp.env, NATS_URL: line.url }, { clock: tipp.clock });
  const { projection } = second.deps;
  const goals = () => projection.current().board.states.get(1)?.goals1;
  const asked = jest.spyOn(second.backbone.bus, 'isReady');
  const read = jest.spyOn(projection, 'refresh');
  await tipp.enterResult(1, 1, 0, true);
  await until(() => goals() === 1);
  await until(() => asked.mock.calls.length === 2);
  expect(read).not.toHaveBeenCalled();
  line.holdAnswers();
  await tipp.enterResult(1, 2, 0, true);
  await until(() => goals() === 2);
  line.release();
  await second.close();
  line.close();
  await tipp.service.close();
});
