import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';

/** 'Auswertung starten': resolves when this process serves the new ranks. Operators only. */
export async function startEvaluation(
  { evaluate }: { evaluate(requestId: string, deadline?: Date): Promise<void> },
  { identity, requestId, deadline }: Request,
): Promise<void> {
  requireAdmin(identity);
  await evaluate(requestId, deadline);
}
