import {
  Kind,
  type ArgumentNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';

const value = (node: ValueNode): string => {
  switch (node.kind) {
    case Kind.VARIABLE:
      return `$${node.name.value}`;
    case Kind.LIST:
      return `[${node.values.map(value).join()}]`;
    case Kind.OBJECT:
      return `{${node.fields.map((field) => `${field.name.value}:${value(field.value)}`).join()}}`;
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.NULL:
      return 'null';
    default:
      return String(node.value);
  }
};

const type = (node: TypeNode): string => {
  if (node.kind === Kind.NON_NULL_TYPE) return `${type(node.type)}!`;
  return node.kind === Kind.LIST_TYPE ? `[${type(node.type)}]` : node.name.value;
};

const inBrackets = (all: string[] | undefined): string => (all?.length ? `(${all.join()})` : '');

const given = (all: readonly ArgumentNode[] | undefined): string =>
  inBrackets(all?.map((argument) => `${argument.name.value}:${value(argument.value)}`));

const directives = (all: readonly DirectiveNode[] = []): string =>
  all.map((directive) => `@${directive.name.value}${given(directive.arguments)}`).join('');

const selected = (set: SelectionSetNode | undefined): string =>
  set ? `{${set.selections.map(selection).join(' ')}}` : '';

const selection = (node: SelectionNode): string => {
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}${directives(node.directives)}`;
  const rest = directives(node.directives) + selected(node.selectionSet);
  if (node.kind === Kind.INLINE_FRAGMENT)
    return `...${node.typeCondition ? `on ${node.typeCondition.name.value}` : ''}${rest}`;
  const alias = node.alias ? `${node.alias.value}:` : '';
  return alias + node.name.value + given(node.arguments) + rest;
};

const definition = (node: DefinitionNode): string => {
  if (node.kind === Kind.FRAGMENT_DEFINITION)
    return `fragment ${node.name.value} on ${node.typeCondition.name.value}${selected(node.selectionSet)}`;
  if (node.kind !== Kind.OPERATION_DEFINITION) return '';
  const variables = node.variableDefinitions?.map(({ variable, type: wanted, defaultValue }) => {
    const otherwise = defaultValue ? `=${value(defaultValue)}` : '';
    return `$${variable.name.value}:${type(wanted)}${otherwise}`;
  });
  const head = `${node.operation} ${node.name?.value ?? ''}${inBrackets(variables)}`;
  return head + directives(node.directives) + selected(node.selectionSet);
};

/**
 * Prints an operation for the request. graphql's own printer handles schemas and line breaks: 1 kB of the first load.
 */
export const queryText = ({ definitions }: DocumentNode): string => definitions.map(definition).join(' ');
