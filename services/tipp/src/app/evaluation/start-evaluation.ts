import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import type { Deps } from '../deps.ts';

/** 'Auswertung starten': resolves when this process serves the new ranks. Operators only. */
export async function startEvaluation(
  { evaluate }: Deps,
  { identity, requestId, deadline }: Request,
): Promise<void> {
  requireAdmin(identity);
  await evaluate(requestId, deadline);
}
