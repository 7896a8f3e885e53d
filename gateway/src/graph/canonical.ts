import { Kind, print, type DocumentNode } from 'graphql';

/** Normalises an operation to one text: distinct definitions in order of name, printed by graphql-js. */
export function canonical(document: DocumentNode): string {
  const byName = new Map<string, string>();
  for (const definition of document.definitions) {
    const name = 'name' in definition ? (definition.name?.value ?? '') : '';
    byName.set(`${definition.kind === Kind.FRAGMENT_DEFINITION ? 1 : 0} ${name}`, print(definition));
  }
  return [...byName.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => text)
    .join('\n\n');
}
