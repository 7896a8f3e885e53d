import { buildSchema, getVariableValues, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from '@jest/globals';
import { readWrongVariable } from './wrong-variable.ts';

const schema = buildSchema(`
  input Inner { age: Int!, name: String }
  input Form { email: String!, inner: Inner }
  type Query { send(input: Form!, id: Int): Int }
`);
const operation = parse('query ($input: Form!, $id: Int) { send(input: $input, id: $id) }');

function problemOf(variables: Record<string, unknown>): string {
  const [definition] = operation.definitions as OperationDefinitionNode[];
  const { errors } = getVariableValues(schema, definition!.variableDefinitions ?? [], variables);
  return errors![0]!.message;
}

describe('readWrongVariable', () => {
  test.each([
    [{ input: { email: 5 } }, 'email'],
    [{ input: { email: { $gt: '' } } }, 'email'],
    [{ input: { email: ' at "input.fake"; ' }, id: 'x' }, undefined],
    [{ input: {} }, 'email'],
    [{ input: { email: 'a', inner: { age: 'x' } } }, 'inner.age'],
    [{ input: { email: null } }, 'email'],
    [{}, undefined],
  ])('%j concerns %s', (variables, field) => {
    expect(readWrongVariable(problemOf(variables))).toEqual({ field });
  });

  test('leaves other messages alone', () => {
    expect(readWrongVariable('Cannot query field "x" on type "Query".')).toBeNull();
    expect(readWrongVariable(problemOf({ input: { email: 'a', emial: 'b' } }))).toBeNull();
  });
});
