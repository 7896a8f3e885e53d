import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Two lists of the same kinds, none of which a bundler can see into. */
const LISTS = /\/graphql\/language\/(?:ast|kinds)\.mjs$/;
/** From the first kind of a schema on to the end of the list. */
const OF_SCHEMAS =
  /^ {2}(?:\/\/ Type System|SchemaDefinition: \[|Kind\['SCHEMA_DEFINITION'\])[\s\S]*?(?=^\})/m;

/** What a thing looks like, for messages that only developers see. */
const INSPECT = /\/graphql\/jsutils\/inspect\.mjs$/;

/** Knows schemas as well, and breaks lines; Apollo tells questions apart by what it prints. */
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

/** Strikes out of graphql how schemas are visited and printed: the app knows questions and writes alone. */
export const leanGraphql = (): Plugin => ({
  name: 'lean-graphql',
  apply: 'build',
  transform: withoutSchemas,
});
