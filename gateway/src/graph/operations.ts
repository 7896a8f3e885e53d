import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { Kind, OperationTypeNode, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { canonical } from './canonical.ts';
import type { FormerOperation, KnownOperation } from './manifest.ts';

/** An operation as the gateway knows it before it runs. */
export type Operation = {
  /** The text that runs: for a known operation the manifest's, which is planned already. */
  query: string;
  isMutation: boolean;
  /** Counts the objects that it may fetch; for known operations nobody asks. */
  cost?: (variables: Record<string, unknown> | undefined) => number;
};

type Options = {
  known: KnownOperation[];
  /** Operations that pages of earlier versions may still send; each is planned when it is first sent. */
  former: FormerOperation[];
  /** Refuse everything else. */
  knownOnly: boolean;
  /** Parses a text of unknown origin within the limits; throws an AppError. */
  check(query: string): DocumentNode;
  costOf(document: DocumentNode): NonNullable<Operation['cost']>;
};

const NOT_KNOWN = 'Diese Anfrage ist nicht bekannt. Bitte lade die Seite neu.';
const ONE_OPERATION = 'Eine Anfrage darf genau eine Operation enthalten.';
const CACHED_TEXTS = 2_000;
const CACHED_CHARACTERS = 8 * 1024 * 1024;

/** Finds the operation behind a text; each text is parsed once. Throws an AppError for one that may not run. */
export function createOperations({
  known,
  former,
  knownOnly,
  check,
  costOf,
}: Options): (query: string) => Operation {
  const byCanonical = new Map<string, Operation>();
  const byText = new Map<string, Operation>();
  for (const { query, kind } of [...former.filter(({ dropped }) => !dropped), ...known]) {
    const operation = { query, isMutation: kind === 'mutation' };
    byText.set(query, operation);
    byCanonical.set(canonical(parse(query, { noLocation: true })), operation);
  }
  const dropped = new Set(former.filter((each) => each.dropped).map(({ query }) => query));
  const seen = new LRUCache<string, Operation>({
    max: CACHED_TEXTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_operation, query) => query.length,
  });

  return (query) => {
    const familiar = byText.get(query) ?? seen.get(query);
    if (familiar) return familiar;
    const document = check(query);
    const text = canonical(document);
    const ours = byCanonical.get(text);
    if (!ours && (knownOnly || dropped.has(text))) throw new AppError('OLD_PAGE', NOT_KNOWN);
    const operation = ours ?? { ...describe(query, document), cost: costOf(document) };
    seen.set(query, operation);
    return operation;
  };
}

function describe(query: string, document: DocumentNode): Operation {
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [only] = operations;
  if (operations.length !== 1 || !only || only.operation === OperationTypeNode.SUBSCRIPTION) {
    throw new AppError('BAD_USER_INPUT', ONE_OPERATION);
  }
  return { query, isMutation: only.operation === OperationTypeNode.MUTATION };
}
