import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';

describe('the catalogue of events', () => {
  test.each(Object.keys(catalogue))('%s is named <owner>.<thing>.<verb>.v<n>', (name) => {
    expect(name).toMatch(/^(user|tipp|group|feed|media)\.[a-z]+\.[a-z]+\.v[1-9]\d*$/);
  });

  // Stored events outlive the code that wrote them: a changed line here means a new version of that event, not an
  // updated snapshot. A new name is fine.
  test.each(Object.entries(catalogue))('the shape of %s has not changed', (_name, schema) => {
    expect(z.toJSONSchema(schema, { io: 'output' })).toMatchSnapshot();
  });
});
