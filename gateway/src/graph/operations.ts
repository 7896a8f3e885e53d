import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { Kind, OperationTypeNode, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { canonical } from './canonical.ts';
import type { FormerOperation, KnownOperation } from './manifest.ts';

/** An operation with everything the gateway knows before it runs. */
export type Operation = {
  /** The executed text. For a known operation it is the manifest's text, whose plan exists already. */
  query: string;
  isMutation: boolean;
  /** Counts the objects that it may fetch; missing for known operations, which are not checked. */
  cost?: (variables: Record<string, unknown> | undefined) => number;
};

type Options = {
  known: KnownOperation[];
  /** Operations that pages of earlier versions may still send. Each is planned when it is first sent. */
  former: FormerOperation[];
  /** Whether to refuse all other operations. */
  knownOnly: boolean;
  /** Parses an untrusted text within the limits. @throws AppError */
  check(query: string): DocumentNode;
  costOf(document: DocumentNode): NonNullable<Operation['cost']>;
};

const NOT_KNOWN = 'Diese Anfrage ist nicht bekannt. Bitte lade die Seite neu.';
const ONE_OPERATION = 'Eine Anfrage darf genau eine Operation enthalten.';
/** Of texts outside the manifest; the shortcuts count known ones, too. What is kept with a text takes some 25 times its size. */
export const CACHED_CHARACTERS = 1024 * 1024;

/** Returns a function that finds the operation for a text, or throws an AppError. It parses each text once. */
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
