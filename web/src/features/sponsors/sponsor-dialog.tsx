import { FormDialog } from '../../components/form-dialog.tsx';
import { SponsorFields } from './sponsor-fields.tsx';
import { texts } from './texts.ts';

/** Adds a sponsor. Operators only. */
export const SponsorDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog title={texts.addTitle} save={texts.save} onClose={onClose}>
    {(form) => <SponsorFields {...form} onDone={onClose} />}
  </FormDialog>
);
