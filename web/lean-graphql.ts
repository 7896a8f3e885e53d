import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Two lists of the same kinds. A bundler cannot remove parts of them. */
const LISTS = /\/graphql\/language\/(?:ast|kinds)\.mjs$/;
/** Matches from the first schema kind to the end of the list. */
const OF_SCHEMAS =
  /^ {2}(?:\/\/ Type System|SchemaDefinition: \[|Kind\['SCHEMA_DEFINITION'\])[\s\S]*?(?=^\})/m;

/** Formats values for messages that only developers see. */
const INSPECT = /\/graphql\/jsutils\/inspect\.mjs$/;

/** graphql's printer also supports schemas and line breaks. Apollo compares operations by their printed text. */
const PRINTER = /\/graphql\/language\/printer\.mjs$/;
const print = `export { queryText as print, queryText as printForError } from ${JSON.stringify(join(import.meta.dirname, 'src/apollo/query-text.ts'))};`;

export const withoutSchemas = (code: string, id: string): string | null => {
  if (INSPECT.test(id)) return 'export const inspect = String;';
  if (PRINTER.test(id)) return print;
  if (!LISTS.test(id)) return null;
  const lean = code.replace(OF_SCHEMAS, '');
  if (lean === code) throw new Error(`${id} lists what a schema is made of in another way than it did`);
  return lean;
};

/** Removes the code of graphql that visits and prints schemas, because the app only uses queries and mutations. */
export const leanGraphql = (): Plugin => ({
  name: 'lean-graphql',
  apply: 'build',
  transform: withoutSchemas,
});
