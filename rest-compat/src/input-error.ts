import { badInput, type AppError } from '@tippspiel/shared/contracts/errors/app-error';
import type { ErrorObject } from 'ajv';
import { GOALS_WRONG, labels } from './labels.ts';

const CHECK = 'Bitte prüfe Deine Eingabe';

/** The first problem of the check against openapi.yaml, in German, with its field's label: there, or else in `labels`. */
export function inputError(errors: ErrorObject[]): AppError {
  const [error] = errors;
  const label = error && ((error.parentSchema?.['title'] as string | undefined) ?? labels[fieldOf(error)]);
  if (!error || !label) return badInput(`${CHECK}.`);
  if (label === labels['value']) return badInput(GOALS_WRONG);
  return badInput(`${CHECK}: „${label}“ ${sayWhy(error)}.`);
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  return (params['missingProperty'] as string | undefined) ?? instancePath.slice(1);
}

function sayWhy({ keyword, params }: ErrorObject): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return 'fehlt';
    case 'minimum':
      return `muss mindestens ${limit} sein`;
    case 'maximum':
      return `darf höchstens ${limit} sein`;
    case 'type':
      return `ist ${nameOf(params['type'])}`;
    default:
      return 'ist nicht gültig';
  }
}

/** @param type one type, or two where a field may be null */
function nameOf(type: unknown): string {
  const types = [type].flat();
  if (types.includes('integer')) return 'keine ganze Zahl';
  if (types.includes('number')) return 'keine Zahl';
  if (types.includes('boolean')) return 'weder ja noch nein (true, false)';
  return 'kein Text';
}
