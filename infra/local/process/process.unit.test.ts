import { expect, test } from '@jest/globals';
import { noteworthy } from './follow-log.ts';
import { describeExit, exitFromStatus } from './child-process.ts';

test('a status above 128 means killed by a signal', () => {
  expect(exitFromStatus(137)).toEqual({ signal: 'SIGKILL' });
  expect(describeExit(exitFromStatus(143))).toBe('Signal SIGTERM');
});

test('any other status is an exit code', () => {
  expect(exitFromStatus(0)).toEqual({ code: 0 });
  expect(describeExit(exitFromStatus(1))).toBe('Code 1');
  expect(exitFromStatus(255)).toEqual({ code: 255 });
});

test.each([
  ['{"level":"info","msg":"ready"}', undefined],
  ['{"level":"warn","msg":"NATS is away"}', 'NATS is away'],
  ['{"level":"error","msg":"failed","err":{"message":"no route"}}', 'failed: no route'],
  ['{"level":"error"}', '{"level":"error"}'],
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  ['   ', undefined],
])('of the log line %s a person is shown %s', (line, shown) => {
  expect(noteworthy(line)).toBe(shown);
});
