import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';

/** 'Auswertung starten': resolves when this process serves the new ranks. Operators only. */
export async function startEvaluation(
  { evaluate }: { evaluate(requestId: string, deadline?: Date): Promise<void> },
  identity: Identity | null,
  { requestId, deadline }: { requestId: string; deadline?: Date },
): Promise<void> {
  requireAdmin(identity);
  await evaluate(requestId, deadline);
}
