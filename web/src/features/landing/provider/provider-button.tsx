import { useState } from 'react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { BeginProviderLoginDocument, LoginProviderDocument } from './provider.generated.ts';
import { providerTexts as texts } from './texts.ts';

interface ProviderButtonProps {
  returnTo: string;
  recommendGuid?: string;
}

/** Login or registration by a provider; renders nothing when none is configured. */
export const ProviderButton = ({ returnTo, recommendGuid }: ProviderButtonProps) => {
  const { data, failure, refetch } = usePolled(LoginProviderDocument);
  const [begin] = useSafeMutation(BeginProviderLoginDocument);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const name = data?.loginProvider?.name;
  if (failure)
    return (
      <div className="mt-4">
        <ErrorState small message={texts.unknown} onRetry={refetch} />
      </div>
    );
  if (!name) return null;
  const onClick = async (): Promise<void> => {
    setBusy(true);
    setMessage('');
    const { failure: refused, data: begun } = await begin({ input: { returnTo, recommendGuid } });
    if (begun) return location.assign(begun.beginProviderLogin.url);
    setBusy(false);
    setMessage(refused?.message ?? '');
  };
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      {message && <Notice tone="error" title={message} />}
      <Button variant="secondary" size="lg" wide busy={busy} onClick={() => void onClick()}>
        {busy ? texts.busy : texts.logIn(name)}
      </Button>
    </div>
  );
};
