import { buildSubgraphSchema } from '@apollo/subgraph';
import { getNamedType, isLeafType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { readSchema } from '../graph/subgraph.ts';

/** A mutation of the schema, with all fields of its payload. */
export type MutationShape = {
  name: string;
  input: string;
  /** The selection of everything in the payload. */
  everything: string;
  /** The payload's fields that return an entity of this service, with the entity's type. */
  entities: Record<string, string>;
};

export type SchemaShapes = {
  mutations: MutationShape[];
  everythingOf(type: string): string;
};

const DEPTH = 5;

/**
 * Reads from a subgraph's schema the fields that its mutations can return. A test can so compare every payload with a
 * query, and includes new mutations automatically. Fields with required arguments are omitted.
 */
export async function readShapes(file: URL): Promise<SchemaShapes> {
  const schema = buildSubgraphSchema([{ typeDefs: await readSchema(file) }]);
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return {
    mutations: mutations.map(({ name, type, args }) => {
      const payload = getNamedType(type) as GraphQLObjectType;
      const entities = Object.values(payload.getFields()).flatMap((field) => {
        const inner = getNamedType(field.type);
        return isObjectType(inner) && isOwnEntity(inner) ? [[field.name, inner.name]] : [];
      });
      return {
        name,
        input: args[0] ? getNamedType(args[0].type).name : '',
        everything: select(payload, DEPTH),
        entities: Object.fromEntries(entities),
      };
    }),
    everythingOf: (name) => select(schema.getType(name) as GraphQLObjectType, DEPTH),
  };
}

/** True for entities that this service resolves by reference. It only names other services' entities by their keys. */
function isOwnEntity({ astNode }: GraphQLObjectType): boolean {
  const keys = astNode?.directives?.filter(({ name }) => name.value === 'key') ?? [];
  return keys.some(
    ({ arguments: given = [] }) =>
      !given.some(
        ({ name, value }) => name.value === 'resolvable' && value.kind === 'BooleanValue' && !value.value,
      ),
  );
}

function select(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    return depth && isObjectType(inner) ? [`${field.name} ${select(inner, depth - 1)}`] : [];
  });
  return `{ ${fields.join(' ')} }`;
}
