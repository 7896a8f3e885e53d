import { Field } from '../../../components/field.tsx';
import { ShareWays } from '../../../components/share-ways.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { QrCode } from './qr-code.tsx';
import { texts } from '../texts.ts';

interface InviteLinkProps {
  name: string;
  isPrivate: boolean;
  url: string;
}

/** The invite link: to copy, to share, and as a QR code. */
export const InviteLink = ({ name, isPrivate, url }: InviteLinkProps) => (
  <section aria-label={texts.link} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={texts.link} hint={isPrivate ? texts.linkHintPrivate : texts.linkHint}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="text-ellipsis"
          />
        )}
      </Field>
      <ShareWays url={url} text={texts.shareText(name)} link={texts.link} isMain />
    </div>
    <QrCode text={url} />
  </section>
);
