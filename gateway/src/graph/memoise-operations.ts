import { createRequire } from 'node:module';
import type { DocumentNode } from 'graphql';

type FromDocument = (schema: object, document: DocumentNode, options?: { validate?: boolean }) => unknown;

/** This is deliberately not one of our dependencies, because only @apollo/gateway's own copy matters. */
const INTERNALS = ['@apollo/federation-internals', 'dist/operations.js'].join('/');
let done = false;

/**
 * @apollo/gateway converts an operation's document into its own form for every request. That costs as much as the
 * rest of a small request (docs/bench/product.json). The result never changes, so this caches it with the document.
 * @returns false when the package's internals have changed; everything still works then, but slower
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
    // Caches only the executor's conversion, whose document is long-lived and already validated.
    if (options?.validate !== false || !definition) return convert(schema, document, options);
    const bySchema = known.get(schema) ?? new WeakMap<object, unknown>();
    known.set(schema, bySchema);
    if (!bySchema.has(definition)) bySchema.set(definition, convert(schema, document, options));
    return bySchema.get(definition);
  };
  done = true;
  return true;
}
