import { useId, useState } from 'react';
import { useWrite } from '../../apollo/use-write.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FieldError } from '../../components/field-error.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { OperatorPicture } from '../../components/operator-picture.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { useForm } from '../../lib/use-form.ts';
import { checkSponsor, MAX_LENGTH, type SponsorForm } from './check-sponsor.ts';
import { AddSponsorDocument } from './sponsors.generated.ts';
import { texts, TIERS } from './texts.ts';

/** Logos are twice as wide as they are high. */
const RATIO = 2;
const empty: SponsorForm = { companyName: '', link: '', sponsorType: '', pictureUrl: '' };
const tiers = TIERS.map((value) => ({ value, label: texts.tierNames[value] }));

/** Adds a sponsor. Operators only. */
export const SponsorDialog = ({ onClose }: { onClose: () => void }) => {
  const formId = useId();
  const [isPending, setPending] = useState(false);
  const [write] = useWrite(AddSponsorDocument);
  const { ref, bind, form, set, problems, failure, busy, onSubmit } = useForm<SponsorForm>({
    initial: empty,
    check: checkSponsor,
    send: async ({ companyName, link, ...rest }) => {
      const input = { ...rest, companyName: companyName.trim(), link: link.trim() };
      const { failure: failed } = await write({ input });
      if (failed) return failed;
      await askAgain('Sponsors');
      onClose();
      return null;
    },
    then: 'leave',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.addTitle}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      }
    >
      <form ref={ref} id={formId} noValidate onSubmit={onSubmit} className="grid gap-5">
        {failure && (
          <Notice tone="error" title={texts.saveFailed}>
            <p>{failure.message}</p>
          </Notice>
        )}
        <Field label={texts.name} error={problems.companyName}>
          {(control) => <TextInput {...control} {...bind('companyName')} autoFocus maxLength={MAX_LENGTH} />}
        </Field>
        <Field label={texts.link} hint={texts.linkHint} error={problems.link} optional>
          {(control) => (
            <TextInput {...control} {...bind('link')} type="url" inputMode="url" maxLength={MAX_LENGTH} />
          )}
        </Field>
        <Segmented
          label={texts.tier}
          showLabel
          value={form.sponsorType}
          onChange={(tier) => set('sponsorType', tier)}
          options={tiers}
          error={problems.sponsorType}
        />
        <fieldset
          aria-invalid={problems.pictureUrl ? true : undefined}
          aria-describedby={`${formId}-logo`}
          className="m-0 grid min-w-0 gap-1.5 border-0 p-0"
        >
          <legend className="mb-1.5 text-sm font-semibold">{texts.logo}</legend>
          <OperatorPicture
            directory="sponsors"
            ratio={RATIO}
            currentUrl=""
            onChange={(stamp) => set('pictureUrl', stamp ?? '')}
            onPending={setPending}
          />
          {problems.pictureUrl ? (
            <FieldError id={`${formId}-logo`}>
              {isPending && !form.pictureUrl ? texts.problems.logoPending : problems.pictureUrl}
            </FieldError>
          ) : (
            <p id={`${formId}-logo`} className="text-sm text-ink-2">
              {texts.logoHint}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
};
