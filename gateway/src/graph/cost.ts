import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Variables = Record<string, unknown>;

/** The assumed size of a list that does not state its own. */
const USUAL_SIZE = 25;
const MAX_PAGE_SIZE = 100;
/** The most selections to visit. Fragments that spread each other twice grow exponentially without a single field. */
const MAX_STEPS = 50_000;

/**
 * Counts the objects that an operation may make the subgraphs fetch: page sizes multiply from list to list.
 * @returns a function of the variables, infinite as soon as it passes `limit`
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  limit: number,
): (given: Variables | undefined) => number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operation = definition;
  }
  if (!operation) return () => 0;
  const { selectionSet, variableDefinitions = [], operation: kind } = operation;
  const root = kind === OperationTypeNode.MUTATION ? schema.getMutationType() : schema.getQueryType();

  return (given) => {
    const variables: Variables = { ...given };
    for (const { variable, defaultValue } of variableDefinitions) {
      if (defaultValue) variables[variable.name.value] ??= valueFromASTUntyped(defaultValue);
    }
    let total = 0;
    let steps = 0;
    /** The fragments on the current path. Validation refuses a cycle later. */
    const within = new Set<string>();

    /** @param size the size of the page whose lists these are @param times how many objects have this selection */
    function add(
      type: GraphQLNamedType | null | undefined,
      set: SelectionSetNode,
      size: number,
      times: number,
    ) {
      for (const selection of set.selections) {
        if (total > limit) return;
        if (++steps > MAX_STEPS) total = Infinity;
        if (selection.kind === Kind.FIELD) addField(type, selection, size, times);
        else if (selection.kind === Kind.INLINE_FRAGMENT) {
          const name = selection.typeCondition?.name.value;
          add(name ? schema.getType(name) : type, selection.selectionSet, size, times);
        } else {
          const { value } = selection.name;
          const fragment = fragments.get(value);
          if (!fragment || within.has(value)) continue;
          within.add(value);
          add(schema.getType(fragment.typeCondition.name.value), fragment.selectionSet, size, times);
          within.delete(value);
        }
      }
    }

    function addField(
      type: GraphQLNamedType | null | undefined,
      field: FieldNode,
      size: number,
      times: number,
    ) {
      if (!isObjectType(type) && !isInterfaceType(type)) return;
      const definition = type.getFields()[field.name.value];
      const named = definition && getNamedType(definition.type);
      if (!definition || !named || !isCompositeType(named) || !field.selectionSet) return;
      const asked = pageSizeOf(field, variables) ?? size;
      const count = times * (isList(definition.type) ? asked : 1);
      total += count;
      // The items of a page are a list below the field that names its size.
      add(named, field.selectionSet, isList(definition.type) ? USUAL_SIZE : asked, count);
    }

    add(root, selectionSet, USUAL_SIZE, 1);
    return total > limit ? Infinity : total;
  };
}

function isList(type: GraphQLType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** The size in the argument `pageSize` or `page`. The subgraph refuses an invalid size. */
function pageSizeOf({ arguments: given = [] }: FieldNode, variables: Variables): number | undefined {
  for (const { name, value } of given) {
    const read: unknown = valueFromASTUntyped(value, variables);
    const size = name.value === 'page' ? (read as { pageSize?: unknown } | null)?.pageSize : read;
    if (name.value !== 'page' && name.value !== 'pageSize') continue;
    if (typeof size === 'number' && size > 0) return Math.min(size, MAX_PAGE_SIZE);
  }
  return undefined;
}
