import { bonusState, type BonusPlace } from '../../domain/bonus/bonus-question.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';

/** Whether a page hides the card of an open question that the viewer has not answered; never for visitors. */
export async function hidesCard(
  { clock }: Deps,
  { identity, view, ownSlip }: TippRequest,
  place: BonusPlace,
): Promise<boolean> {
  if (!identity) return false;
  const now = clock.now().getTime();
  const open = [...view.current().board.questions.values()].filter(
    (question) => question.place === place && !question.isRemoved && bonusState(question, now) === 'OPEN',
  );
  if (!open.length) return false;
  const own = (await ownSlip())?.bonus;
  return open.some(({ id }) => own?.[id] === undefined);
}
