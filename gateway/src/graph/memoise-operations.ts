import { createRequire } from 'node:module';
import type { DocumentNode } from 'graphql';

type FromDocument = (schema: object, document: DocumentNode, options?: { validate?: boolean }) => unknown;

/** Not among our dependencies: it is @apollo/gateway's own copy that matters. */
const INTERNALS = ['@apollo/federation-internals', 'dist/operations.js'].join('/');
let done = false;

/**
 * @apollo/gateway converts an operation's document into its own form again for every request, which costs as much as
 * all the rest of a small request (docs/bench/product.json). The result never changes, so it is kept with the document.
 * @returns false when the package is not built as expected any more: all works as before, only slower
 */
export function memoiseOperations(): boolean {
  if (done) return true;
  const require = createRequire(createRequire(import.meta.url).resolve('@apollo/gateway'));
  const internals = require(INTERNALS) as {
    operationFromDocument?: FromDocument;
  };
  const convert = internals.operationFromDocument;
  if (typeof convert !== 'function') return false;
  const known = new WeakMap<object, WeakMap<object, unknown>>();

  internals.operationFromDocument = (schema, document, options) => {
    const [definition] = document.definitions;
    // Only the executor's conversion: of a document that is kept, and checked already.
    if (options?.validate !== false || !definition) return convert(schema, document, options);
    const bySchema = known.get(schema) ?? new WeakMap<object, unknown>();
    known.set(schema, bySchema);
    if (!bySchema.has(definition)) bySchema.set(definition, convert(schema, document, options));
    return bySchema.get(definition);
  };
  done = true;
  return true;
}
