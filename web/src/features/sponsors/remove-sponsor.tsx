import { Trash2 } from 'lucide-react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import { RemoveSponsorDocument, type SponsorCardFragment } from './sponsors.generated.ts';
import { texts } from './texts.ts';

/** Operators only. */
export const RemoveSponsor = ({ sponsor: { id, companyName } }: { sponsor: SponsorCardFragment }) => {
  const [mutate] = useSafeMutation(RemoveSponsorDocument);
  const { ask, dialog } = useConfirm({
    title: texts.removeTitle,
    question: texts.removeQuestion(companyName),
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: async () => {
      const { failure } = await mutate({ input: { sponsorId: id } });
      // Gone is gone, whoever removed it.
      const isGone = !failure || failure.code === 'NOT_FOUND';
      if (isGone) await refetchActive('Sponsors');
      return isGone ? null : failure;
    },
  });
  return (
    <>
      <IconButton icon={Trash2} label={texts.remove(companyName)} onClick={ask} />
      {dialog}
    </>
  );
};
