import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

type Options = {
  /** Maximum nesting of objects below the field. */
  depth?: number;
  /** The value for every required integer argument. */
  int?: number;
};

/** Names of a type's fields, in schema order. */
export function typesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

/** Selects one field with everything below it, as query text. */
export function selectAll(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
  { depth = 2, int = 1 }: Options = {},
): string {
  const type = schema.getType(typeName);
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`${typeName} has no field ${fieldName}`);
  const args = field.args
    .filter((arg) => isRequiredArgument(arg) || getNamedType(arg.type).name === 'Int')
    .map((arg) => `${arg.name}: ${literal(arg.type, int)}`);
  const call = args.length ? `${fieldName}(${args.join(', ')})` : fieldName;
  const below = selectionOf(schema, field.type, { depth, int });
  return below === null ? '' : `${call}${below}`;
}

/** Empty for a leaf; null if it is nested too deep. */
function selectionOf(
  schema: GraphQLSchema,
  output: GraphQLOutputType,
  options: Required<Options>,
): string | null {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (options.depth === 0) return null;
  if (isUnionType(type)) {
    const parts = type.getTypes().map((each) => `... on ${each.name}${selectionOf(schema, each, options)}`);
    return ` { ${parts.join(' ')} }`;
  }
  const fields = Object.keys(type.getFields());
  const below = { ...options, depth: options.depth - 1 };
  const parts = fields.map((name) => selectAll(schema, type.name, name, below)).filter(Boolean);
  return ` { __typename ${parts.join(' ')} }`;
}

function literal(type: GraphQLInputType, int: number): string {
  if (isNonNullType(type)) return literal(type.ofType, int);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map(({ name, type: of }) => `${name}: ${literal(of, int)}`).join(', ')} }`;
  }
  if (type.name === 'Int' || type.name === 'Float') return String(int);
  return type.name === 'Boolean' ? 'true' : '"x"';
}
