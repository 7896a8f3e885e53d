import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { parse, validate, type DocumentNode, type GraphQLSchema, type ValidationRule } from 'graphql';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';

export type Limits = {
  maxDepth: number;
  maxAliases: number;
  maxTokens: number;
  /** The most objects that one operation may fetch. */
  maxCost: number;
  /** How many operations that cost more than a tenth of `maxCost` may run at the same time. */
  heavyAtOnce: number;
};

export const TOO_BIG = 'Die Anfrage ist zu umfangreich.';
export const NOT_READABLE = 'Die Anfrage ist kein gültiges GraphQL.';

/** BAD_USER_INPUT for an operation that no legitimate client needs. */
const refuse = (message: string): AppError => new AppError('BAD_USER_INPUT', message);

/**
 * Parses an operation, and refuses one that is too long, too deep or has too many aliases. This happens before any
 * algorithm of more than linear time visits it.
 */
export function createChecker(
  schema: GraphQLSchema,
  { maxDepth, maxAliases, maxTokens }: Pick<Limits, 'maxDepth' | 'maxAliases' | 'maxTokens'>,
): (query: string) => DocumentNode {
  const rules: ValidationRule[] = [];
  const collect = { addValidationRule: (rule: unknown) => void rules.push(rule as ValidationRule) };
  const common = { propagateOnRejection: true, exposeLimits: false };
  maxDepthPlugin({ n: maxDepth, flattenFragments: true, ...common }).onValidate?.(collect as never);
  maxAliasesPlugin({ n: maxAliases, ...common }).onValidate?.(collect as never);

  return (query) => {
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens, noLocation: true });
    } catch (error) {
      const tooLong = error instanceof Error && error.message.includes('Parsing aborted');
      throw refuse(tooLong ? TOO_BIG : NOT_READABLE);
    }
    try {
      if (validate(schema, document, rules).length) throw refuse(TOO_BIG);
    } catch {
      throw refuse(TOO_BIG);
    }
    return document;
  };
}
