import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { parseEvent } from './envelope.ts';

describe('the catalogue of events', () => {
  test.each(Object.keys(catalogue))('%s is named <owner>.<thing>.<verb>.v<n>', (name) => {
    expect(name).toMatch(/^(user|tipp|group|feed|media)\.[a-z]+\.[a-z]+\.v[1-9]\d*$/);
  });

  // Stored events outlive the code that wrote them: a changed line here means a new version of that event, not an
  // updated snapshot. A new name is fine, and so is a new field with a default.
  test.each(Object.entries(catalogue))('the shape of %s has not changed', (_name, schema) => {
    expect(z.toJSONSchema(schema, { io: 'output' })).toMatchSnapshot();
  });

  test.each(Object.entries(catalogue))(
    '%s may get fields that an older process does not know',
    (_name, schema) => {
      expect(z.toJSONSchema(schema, { io: 'input' })).not.toHaveProperty('additionalProperties');
    },
  );

  test('an event without a field that was added later has its default', () => {
    const data = {
      ...{ matchId: 1, version: 2, isRunning: true, goalsTeam1: 1, goalsTeam2: 0 },
      ...{ penalties1: null, penalties2: null, teamKZ1: null, teamKZ2: null },
    };
    const former = {
      ...{ id: 'x', type: 'tipp.match.changed.v3' },
      time: '2024-06-14T19:30:00Z',
      requestId: 'x',
      data,
    };
    expect(parseEvent(former).data).toEqual({ ...data, phase: 'NONE' });
    expect(parseEvent({ ...former, data: { ...data, later: 'x' } }).data).toEqual({ ...data, phase: 'NONE' });
  });
});
