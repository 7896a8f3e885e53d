import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Field } from '../../components/field.tsx';
import { DraftForm } from '../../components/draft-form.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { PictureField, usePendingPicture } from '../../game/picture-field.tsx';
import { SaveFailure } from '../../components/save-failure.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useFormDraft } from '../../lib/form/use-form-draft.ts';
import { checkSponsor, MAX_LENGTH, type SponsorForm } from './check-sponsor.ts';
import { AddSponsorDocument } from './sponsors.generated.ts';
import { texts, TIERS } from './texts.ts';

/** Logos are twice as wide as high. */
const RATIO = 2;
const empty: SponsorForm = { companyName: '', link: '', sponsorType: '', pictureUrl: '' };
const tiers = TIERS.map((value) => ({ value, label: texts.tierNames[value] }));

/** Operators add a sponsor here. */
export const SponsorDialog = ({ onClose }: { onClose: () => void }) => {
  const picture = usePendingPicture();
  const [mutate] = useSafeMutation(AddSponsorDocument);
  const { element, bind, form, set, problems, failure, isUnsaved } = useForm<SponsorForm>({
    initial: empty,
    draft: useFormDraft('sponsor'),
    check: (entered) => checkSponsor(entered, picture.problem),
    send: async ({ companyName, link, ...rest }) => {
      const input = { ...rest, companyName: companyName.trim(), link: link.trim() };
      const { failure: failed } = await mutate({ input });
      if (failed) return failed;
      onClose();
      void refetchActive('Sponsors');
      return null;
    },
    then: 'leave',
  });
  return (
    <FormDialog title={texts.addTitle} save={texts.save} onClose={onClose}>
      <DraftForm {...element} isUnsaved={isUnsaved || picture.isPending} className="grid gap-5">
        <SaveFailure failure={failure} />
        <Field label={texts.name} error={problems.companyName}>
          {(control) => (
            <TextInput {...control} {...bind('companyName')} autoFocus maxCharacters={MAX_LENGTH} />
          )}
        </Field>
        <Field label={texts.link} hint={texts.linkHint} error={problems.link} optional>
          {(control) => (
            <TextInput {...control} {...bind('link')} type="url" inputMode="url" maxCharacters={MAX_LENGTH} />
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
        <PictureField
          label={texts.logo}
          hint={texts.logoHint}
          error={problems.pictureUrl}
          pending={picture}
          directory="sponsors"
          ratio={RATIO}
          currentUrl=""
          begun={form.pictureUrl || null}
          onChange={(stamp) => set('pictureUrl', stamp ?? '')}
        />
      </DraftForm>
    </FormDialog>
  );
};
