import { useEffect, useRef, useState } from 'react';
import { Check, Copy, Share2 } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { copyText } from '../../lib/copy-text.ts';
import { groupInvitation } from '../../lib/group-invitation.ts';
import { InviteDocument } from './group.generated.ts';
import { texts } from './texts.ts';

interface InviteCardProps {
  name: string;
  /** The group's guid. */
  link: string;
}

const FEEDBACK_MS = 1000;

/** The invite link, for members: to copy, or to hand to whatever the phone shares with. */
export const InviteCard = ({ name, link }: InviteCardProps) => {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data } = usePolled(InviteDocument);
  const url = `${location.origin}${groupInvitation(link, data?.viewer?.recommendGuid)}`;

  const copy = async (): Promise<void> => {
    if (!(await copyText(url, field.current))) return showToast(texts.copyFailed, 'error');
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), FEEDBACK_MS);
  };
  const canShare = typeof navigator.share === 'function';

  return (
    <Card as="section" aria-label={texts.invite} className="grid gap-3">
      <Field label={texts.invite} hint={texts.inviteHint}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="text-ellipsis"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()} className="min-w-34">
          {copied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
        {canShare && (
          <Button
            variant="secondary"
            // Who closes the phone's list without choosing has not failed.
            onClick={() => void navigator.share({ text: texts.shareText(name), url }).catch(() => undefined)}
          >
            <Share2 aria-hidden="true" className="size-4" />
            {texts.share}
          </Button>
        )}
      </div>
    </Card>
  );
};
