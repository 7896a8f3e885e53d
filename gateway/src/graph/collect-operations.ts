import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  separateOperations,
  visit,
  type DefinitionNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { canonical } from './canonical.ts';
import type { KnownOperation } from './manifest.ts';

/** All operations of our clients, in the form they send, ordered by package and name. */
export async function collectOperations(root: URL): Promise<KnownOperation[]> {
  const ofWeb = await readDefinitions(root, 'web');
  const ofRest = await readDefinitions(root, 'rest-compat');
  // Apollo Client adds __typename everywhere. rest-compat sends its operations unchanged.
  return [...collect('rest-compat', ofRest), ...collect('web', ofWeb.map(asApolloClientSends))];
}

async function readDefinitions(root: URL, source: string): Promise<DefinitionNode[]> {
  const definitions: DefinitionNode[] = [];
  const cwd = fileURLToPath(root);
  const files: string[] = [];
  for await (const file of glob(`${source}/src/**/*.graphql`, { cwd })) files.push(file);
  for (const file of files.sort()) {
    const text = await readFile(new URL(file, root), 'utf8');
    definitions.push(...parse(text, { noLocation: true }).definitions);
  }
  return definitions;
}

function collect(source: KnownOperation['source'], definitions: DefinitionNode[]): KnownOperation[] {
  const documents = separateOperations({ kind: Kind.DOCUMENT, definitions });
  return Object.entries(documents)
    .map(([name, document]): KnownOperation => {
      const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
      return { name, kind: isMutation ? 'mutation' : 'query', source, query: canonical(document) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
/** Directives that Apollo Client removes before it sends an operation. */
const ofTheClient = new Set(['connection', 'nonreactive', 'unmask']);

function asApolloClientSends(definition: DefinitionNode): DefinitionNode {
  return visit(definition, {
    Directive: ({ name }) => (ofTheClient.has(name.value) ? null : undefined),
    SelectionSet: {
      leave(node, _key, parent): SelectionSetNode | undefined {
        const isRoot = (parent as { kind?: string } | undefined)?.kind === Kind.OPERATION_DEFINITION;
        const has = node.selections.some(
          (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
        );
        return isRoot || has ? undefined : { ...node, selections: [...node.selections, typename] };
      },
    },
  });
}
