import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { createExecutor } from '@tippspiel/shared/platform/graph/executor';
import {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
} from 'graphql';
import { readFormerManifest, readManifest } from '../src/graph/manifest.ts';

// graphql-jit is not graphql-js (services/shared/src/platform/graph/executor.ts). Here both execute all known operations
// on made-up data, and must give the same answer from the same calls of resolvers.

const schema = buildSchema(await readFile(new URL('../api.graphql', import.meta.url), 'utf8'));
let calls: string[] = [];

/** A value of a type that depends on its path only. Objects compute their fields when they are read. */
function valueAt(type: GraphQLOutputType, path: string): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [0, 1].map((index) => valueAt(nullable.ofType, `${path}${index}`));
  if (isObjectType(nullable)) {
    const object = { __typename: nullable.name };
    for (const [name, field] of Object.entries(nullable.getFields()))
      Object.defineProperty(object, name, { get: () => valueAt(field.type, `${path}.${name}`.slice(-60)) });
    return object;
  }
  if (isEnumType(nullable)) return nullable.getValues()[path.length % nullable.getValues().length]?.value;
  const values: Record<string, unknown> = { Int: path.length, Float: 0.5, Boolean: path.length % 2 > 0 };
  return values[getNamedType(type).name] ?? path;
}

for (const type of Object.values(schema.getTypeMap()))
  if (type instanceof GraphQLObjectType && !type.name.startsWith('__'))
    for (const [name, field] of Object.entries(type.getFields())) {
      const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
      if (!isRoot && field.args.length === 0 && name.length % 3 > 0) continue;
      field.resolve = async (parent, args) => {
        calls.push(`${type.name}.${name} ${JSON.stringify(sorted(args))}`);
        return isRoot ? valueAt(field.type, name) : (parent as Record<string, unknown>)[name];
      };
    }

const sorted = (value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.keys(value).sort().map((key) => [key, sorted((value as Record<string, unknown>)[key])]), // prettier-ignore
      );

/** The smallest valid input: of an object only the fields that must be given. */
function input(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [input(nullable.ofType)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, input(field.type)]),
    );
  return { Int: 1, Float: 1, Boolean: true }[getNamedType(type).name] ?? 'x';
}

/** Variables of an operation: each combination of booleans, with the optional ones given, left out, and null. */
function* variablesOf({
  variableDefinitions = [],
}: OperationDefinitionNode): Generator<Record<string, unknown>> {
  const named = variableDefinitions.map(({ variable, type }) => ({
    name: variable.name.value,
    isOptional: type.kind !== Kind.NON_NULL_TYPE,
    type: typeFromAST(schema, type as never) as GraphQLInputType,
  }));
  const booleans = named.filter(({ type }) => getNamedType(type).name === 'Boolean');
  for (const optional of ['given', 'missing', 'null'])
    for (let combination = 0; combination < 2 ** booleans.length; combination++) {
      const entries = named
        .filter(({ isOptional }) => !isOptional || optional !== 'missing')
        .map((each): [string, unknown] => {
          if (each.isOptional && optional === 'null') return [each.name, null];
          const bit = booleans.indexOf(each);
          return [each.name, bit < 0 ? input(each.type) : Boolean((combination >> bit) & 1)];
        });
      yield Object.fromEntries(entries);
    }
}

const compiled = createExecutor({ schema, formatError: (formatted) => formatted });

async function recorded(run: () => unknown): Promise<unknown> {
  calls = [];
  const { data } = (await run()) as { data: unknown };
  return { data: JSON.parse(JSON.stringify(data)), calls: calls.sort() };
}

test('compiled operations call and answer as interpreted ones', async () => {
  const former = (await readFormerManifest()).filter(({ dropped }) => !dropped);
  const known = [...(await readManifest()), ...former];
  let compared = 0;
  for (const { query } of known) {
    const document = parse(query);
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    for (const variables of variablesOf(operation as OperationDefinitionNode)) {
      const expected = await recorded(() => execute({ schema, document, variableValues: variables }));
      expect(await recorded(() => compiled({ query, variables }, undefined))).toEqual(expected);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(known.length);
});
