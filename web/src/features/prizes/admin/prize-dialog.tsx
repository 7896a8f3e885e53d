import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../../apollo/use-masked.ts';
import { usePolled } from '../../../apollo/use-polled.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useEdit } from '../../../lib/form/use-edit.ts';
import {
  AdminPrizeFragmentDoc,
  PrizeMatchesDocument,
  type AdminPrizeFragment,
} from './admin-prizes.generated.ts';
import { PrizeFields } from './prize-fields.tsx';
import { adminTexts } from './texts.ts';

interface PrizeDialogProps {
  /** Null for a new prize. */
  prize: FragmentType<AdminPrizeFragment> | null;
  onClose: () => void;
}

/** Creates a prize, or edits the fields that may still change. */
export const PrizeDialog = ({ prize, onClose }: PrizeDialogProps) => {
  const current = useMasked(AdminPrizeFragmentDoc, prize);
  const edit = useEdit(current, `prize ${current?.id ?? 'new'}`);
  const { data, failure, refetch } = usePolled(PrizeMatchesDocument);
  return (
    <FormDialog title={prize ? adminTexts.editTitle : adminTexts.newTitle} disabled={!data} onClose={onClose}>
      <QueryView
        value={data}
        query={{ failure, refetch }}
        bare
        skeleton={
          <Loading className="grid gap-4">
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} className="h-16 w-full" />
            ))}
          </Loading>
        }
      >
        {(matches) => <PrizeFields key={edit.round} edit={edit} known={matches} onDone={onClose} />}
      </QueryView>
    </FormDialog>
  );
};
