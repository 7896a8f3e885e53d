/** Message for a missing value or a wrong type. GraphQL's own message would show the value itself. */
export const WRONG_INPUT_MESSAGE = 'Bitte prüfe Deine Eingabe.';

const PATH = /^.* at "\w+\.([\w.]{1,100})"; /s;
// A mistake of the client, not of its user.
const UNKNOWN = / is not defined by type "\w+"\.( Did you mean .*)?$/;
const MISSING = /Field "(\w+)" of required type "[^"]+" was not provided\.$/;

/**
 * Parses GraphQL's English message about a variable that does not match its type.
 * @returns the field, if the message names one; null for a message about something else
 */
export function readWrongVariable(message: string): { field: string | undefined } | null {
  if (!message.startsWith('Variable "$') || UNKNOWN.test(message)) return null;
  return { field: MISSING.exec(message)?.[1] ?? PATH.exec(message)?.[1] };
}
