import { httpStatusByCode } from '@tippspiel/shared/contracts/errors/app-error';
import { code, table } from './markdown.ts';
import { commentOn, readSource } from './sources.ts';

/** Error codes with their HTTP statuses and meanings. */
export function errorsTable(): string {
  const source = readSource('services/shared/src/contracts/errors/app-error.ts');
  const rows = Object.entries(httpStatusByCode).map(([name, status]) => [
    code(name),
    String(status),
    commentOn(name, source),
  ]);
  return table(['code', 'status', 'meaning'], rows);
}
