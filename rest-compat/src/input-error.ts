import type { ErrorObject } from 'ajv';

/** What the description of a call says against a request, in words for players. */
export class InputError extends Error {}

/** The first problem that the check against openapi.yaml found, in German, with the field it concerns. */
export function inputError(errors: ErrorObject[]): InputError {
  const [error] = errors;
  if (!error) return new InputError('Bitte prüfe deine Eingabe.');
  const field = fieldOf(error);
  return new InputError(
    field === '' ? 'Bitte prüfe deine Eingabe.' : `Bitte prüfe deine Eingabe: ${sayWhy(error, field)}.`,
  );
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const missing = params['missingProperty'] as string | undefined;
  return missing ?? instancePath.split('/').filter(Boolean).join('.').slice(0, 100);
}

function sayWhy({ keyword, params }: ErrorObject, field: string): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return `${field} fehlt`;
    case 'maxLength':
      return `${field} darf höchstens ${limit} Zeichen haben`;
    case 'minLength':
      return `${field} braucht mindestens ${limit} Zeichen`;
    case 'minimum':
      return `${field} muss mindestens ${limit} sein`;
    case 'maximum':
      return `${field} darf höchstens ${limit} sein`;
    case 'type':
      return `${field} ist ${nameOf(params['type'])}`;
    default:
      return `${field} ist nicht gültig`;
  }
}

function nameOf(type: unknown): string {
  if (type === 'integer') return 'keine ganze Zahl';
  if (type === 'boolean') return 'weder true noch false';
  return 'nicht gültig';
}
