import { useState } from 'react';
import { DialogButton } from '../../../components/dialog-button.tsx';
import type { PrizeMatchesQuery } from './admin-prizes.generated.ts';
import { CandidatesDialog } from './candidates-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { matchOptions } from './prize-form.ts';
import { adminTexts } from './texts.ts';

interface RangeCandidatesProps {
  matches: PrizeMatchesQuery['matches'];
  /** The initial range; all matches without one. */
  range: { fromMatchId: number; toMatchId: number } | undefined;
}

/** The candidates of any range of matches (specification, chapter 2). */
export const RangeCandidates = (props: RangeCandidatesProps) => (
  <DialogButton dialog={(onClose) => <Opened {...props} onClose={onClose} />}>
    {adminTexts.candidates}
  </DialogButton>
);

const Opened = ({ matches, range, onClose }: RangeCandidatesProps & { onClose: () => void }) => {
  const options = matchOptions(matches);
  const [fromMatchId, setFrom] = useState(range?.fromMatchId ?? Number(options.at(0)?.value));
  const [toMatchId, setTo] = useState(range?.toMatchId ?? Number(options.at(-1)?.value));
  return (
    <CandidatesDialog title={adminTexts.candidates} range={{ fromMatchId, toMatchId }} onClose={onClose}>
      <div className="mb-3 grid gap-3 sm:grid-cols-2">
        <SelectField
          label={adminTexts.from}
          options={options}
          value={String(fromMatchId)}
          onChange={(id) => setFrom(Number(id))}
        />
        <SelectField
          label={adminTexts.to}
          options={options}
          value={String(toMatchId)}
          onChange={(id) => setTo(Number(id))}
        />
      </div>
    </CandidatesDialog>
  );
};
