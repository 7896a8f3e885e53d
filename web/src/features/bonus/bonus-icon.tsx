import { useState } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { lazyDialog } from '../../components/lazy.tsx';
import type { BonusPlace } from '../../generated/schema.ts';
import { cx } from '../../lib/class-names.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { getSession } from '../../lib/session/session.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { BonusCardsDocument } from './bonus.generated.ts';
import { PlayingCard } from './playing-card.tsx';
import { BONUS, texts } from './texts.ts';

const BonusDialog = lazyDialog(async () => (await import('./bonus-dialog.tsx')).BonusDialog);

interface BonusIconProps {
  place: BonusPlace;
  /** Positions the card. It takes no room, so that nothing moves when it appears or disappears. */
  className?: string;
}

/** The hidden card of an open question, for players only. A click opens the congratulation. */
export const BonusIcon = (props: BonusIconProps) => (getSession().user ? <Cards {...props} /> : null);

const STEP_MS = 1_000;

const Cards = ({ place, className }: BonusIconProps) => {
  const { data } = usePolled(BonusCardsDocument, { poll: true });
  const now = useNow(STEP_MS);
  const { value, open, close } = useDialogAddress(BONUS);
  // A failed write also hides the card until the page is opened again (specification, chapter 4).
  const [failed, setFailed] = useState<readonly number[]>([]);
  const here = data?.bonusQuestions.filter((question) => question.place === place) ?? [];
  const hidden = here.filter(
    ({ id, state, deadline, ownSelectionId }) =>
      state === 'OPEN' && Date.parse(deadline) > now && ownSelectionId === null && !failed.includes(id),
  );
  const shown = here.find(({ id }) => id === positiveNumber(value));
  return (
    <>
      {hidden.length > 0 && (
        <span className={cx('flex print:hidden', className)}>
          {hidden.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-haspopup="dialog"
              aria-label={texts.uncover}
              onClick={() => open(id)}
              className="tap-target grid -rotate-12 rounded-sm transition-transform duration-150 not-first:-ml-2 not-first:rotate-6 hover:-translate-y-1"
            >
              <PlayingCard side="back" size="sm" />
            </button>
          ))}
        </span>
      )}
      {shown && (
        <BonusDialog
          key={shown.id}
          id={shown.id}
          onClose={close}
          onFailed={() => setFailed((before) => [...before, shown.id])}
        />
      )}
    </>
  );
};
