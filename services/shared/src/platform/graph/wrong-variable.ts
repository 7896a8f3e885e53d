/** For a value that is missing or of the wrong type; GraphQL's own words would show the value itself. */
export const WRONG_INPUT_MESSAGE = 'Bitte prüfe Deine Eingabe.';

const PATH = /^.* at "\w+\.([\w.]{1,100})"; /s;
// The client's own mistake, not its user's.
const UNKNOWN = / is not defined by type "\w+"\.( Did you mean .*)?$/;
const MISSING = /Field "(\w+)" of required type "[^"]+" was not provided\.$/;

/**
 * Reads GraphQL's English message about a variable that does not fit its type.
 * @returns the field it concerns, as far as the message names one; null when the message is about something else
 */
export function readWrongVariable(message: string): { field: string | undefined } | null {
  if (!message.startsWith('Variable "$') || UNKNOWN.test(message)) return null;
  return { field: MISSING.exec(message)?.[1] ?? PATH.exec(message)?.[1] };
}
