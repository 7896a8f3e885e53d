import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { leaveTo } from '../../lib/save/unsaved.ts';
import { LinkProviderDocument, UnlinkProviderDocument } from './account.generated.ts';
import { texts } from './texts.ts';

interface ProviderCardProps {
  name: string;
  isLinked: boolean;
  hasPassword: boolean;
  isLocked: boolean;
}

/** Links this account with the provider's login, or unlinks it. */
export const ProviderCard = ({ name, isLinked, hasPassword, isLocked }: ProviderCardProps) => {
  const [link] = useSafeMutation(LinkProviderDocument);
  const [unlink] = useSafeMutation(UnlinkProviderDocument);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const toProvider = async (): Promise<void> => {
    setBusy(true);
    setMessage('');
    const { failure, data } = await link({});
    if (data) leaveTo(data.beginProviderLogin.url);
    setMessage(failure?.message ?? '');
    setBusy(false);
  };
  // Without the question, the second of two quick taps would meet the button that leads to the provider.
  const { ask, dialog } = useConfirm({
    title: texts.unlinkTitle(name),
    question: <p>{texts.unlinkQuestion}</p>,
    confirmLabel: texts.doUnlink,
    onConfirm: async () => (await unlink({})).failure,
  });
  const lead = !isLinked
    ? texts.linkLead(name)
    : hasPassword
      ? texts.linkedLead(name)
      : texts.onlyWayLead(name);
  return (
    <SectionCard title={texts.providerTitle(name)} lead={lead}>
      {message && <Notice tone="error" title={message} />}
      {isLinked ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={isLocked || !hasPassword}
          onClick={ask}
        >
          {texts.unlink}
        </Button>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={busy}
          disabled={isLocked}
          onClick={() => void toProvider()}
        >
          {texts.link(name)}
        </Button>
      )}
      {dialog}
    </SectionCard>
  );
};
