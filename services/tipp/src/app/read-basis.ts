import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { SaveBasis } from '../store/tipps/save-basis.ts';
import { messages } from './messages.ts';

export type BasisInput = { revision?: number | null; key?: string | null };

const KEY = /^[\w-]{1,40}$/;

/** @throws AppError BAD_USER_INPUT */
export function readBasis({ revision, key }: BasisInput): SaveBasis {
  if (typeof revision === 'number' && revision < 0) throw badInput(messages.badBasis, 'revision');
  if (key && !KEY.test(key)) throw badInput(messages.badBasis, 'key');
  return { ...(typeof revision === 'number' && { revision }), ...(key && { key }) };
}
