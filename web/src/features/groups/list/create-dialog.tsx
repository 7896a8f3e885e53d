import { FormDialog } from '../../../components/form-dialog.tsx';
import { CreateFields } from './create-fields.tsx';
import { texts } from '../texts.ts';

/** Founds a group and goes to its page, from where one invites. */
export const CreateDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog title={texts.createTitle} save={texts.doCreate} saving={texts.doCreate} onClose={onClose}>
    {(form) => <CreateFields {...form} onDone={onClose} />}
  </FormDialog>
);
