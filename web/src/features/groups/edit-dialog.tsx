import { useId } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { texts as baseTexts } from '../../components/texts.ts';
import { useUnsavedQuestion } from '../../components/unsaved-question.tsx';
import { useSectionSaves, useSection } from '../../lib/form/use-section.ts';
import { EditGroupDocument } from './group.generated.ts';
import { limits } from './limits.ts';
import { texts } from './texts.ts';

interface EditDialogProps {
  group: { id: number; name: string; isPrivate: boolean };
  onClose: () => void;
}

/** Name and password of the own group; it stays open after saving (specification, chapter 4). */
export const EditDialog = ({ group, onClose }: EditDialogProps) => {
  const formId = useId();
  const [save] = useSafeMutation(EditGroupDocument);
  const { ref, form, set, bind, problems, outcome, isUnsaved, onSubmit } = useSection({
    name: 'group',
    saves: useSectionSaves(),
    initial: { name: group.name, password: '', isOpen: !group.isPrivate },
    check: ({ name }) => (name.trim() ? {} : { name: texts.nameMissing }),
    send: async ({ name, password, isOpen }) => {
      const given = password.trim();
      // Null leaves it as it is, an empty one opens the group.
      const next = given || (isOpen ? '' : null);
      return (await save({ input: { groupId: group.id, name: name.trim(), password: next } })).failure;
    },
  });
  const { status, message } = outcome;
  /** What failed is said above the fields. */
  const said = status === 'failed' ? 'idle' : status;
  const { giveUp, question } = useUnsavedQuestion(isUnsaved, onClose, { busy: status === 'saving' });
  return (
    <>
      <Dialog
        open
        onClose={giveUp}
        title={texts.editTitle(group.name)}
        footer={
          <>
            <span className={said === 'idle' ? 'sr-only' : 'mr-auto self-center'}>
              <SaveState status={said} />
            </span>
            <Button variant="secondary" disabled={status === 'saving'} onClick={giveUp}>
              {status === 'saved' ? texts.done : baseTexts.cancel}
            </Button>
            <Button type="submit" form={formId} busy={status === 'saving'}>
              {status === 'saving' ? texts.saving : texts.save}
            </Button>
          </>
        }
      >
        <form ref={ref} id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
          {status === 'failed' && message && <Notice tone="error" title={message} />}
          <Field label={texts.name} error={problems.name}>
            {(control) => (
              <TextInput {...control} {...bind('name')} autoComplete="off" maxCharacters={limits.name} />
            )}
          </Field>
          <Field
            label={group.isPrivate ? texts.newPassword : texts.password}
            hint={group.isPrivate ? texts.newPasswordHint : texts.passwordHint}
            error={problems.password}
            optional={texts.isOptional}
          >
            {(control) => (
              <TextInput
                {...control}
                {...bind('password')}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxCharacters={limits.password}
              />
            )}
          </Field>
          {group.isPrivate && !form.password.trim() && (
            <Checkbox
              label={texts.noPassword}
              checked={form.isOpen}
              onChange={(event) => set('isOpen', event.target.checked)}
            />
          )}
        </form>
      </Dialog>
      {question}
    </>
  );
};
