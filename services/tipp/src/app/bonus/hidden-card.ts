import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { bonusState, type BonusPlace } from '../../domain/bonus/bonus-question.ts';
import type { View } from '../../projection/projection.ts';
import type { Slip } from '../../store/tipps/slips.ts';

type Deps = { clock: Clock; view: View; ownSlip(): Promise<Slip | null> };

/** Whether the card of an open question that the viewer has not answered hides on a page; never for visitors. */
export async function hidesCard(
  { clock, view, ownSlip }: Deps,
  { identity }: ReadRequest,
  place: BonusPlace,
): Promise<boolean> {
  if (!identity) return false;
  const now = clock.now().getTime();
  const open = [...view.board.questions.values()].filter(
    (question) => question.place === place && !question.isRemoved && bonusState(question, now) === 'OPEN',
  );
  if (!open.length) return false;
  const own = (await ownSlip())?.bonus;
  return open.some(({ id }) => own?.[id] === undefined);
}
