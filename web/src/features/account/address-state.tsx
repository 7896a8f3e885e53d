import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import type { Failure } from '../../lib/failure.ts';
import { RequestConfirmationDocument } from './account.generated.ts';
import { texts } from './texts.ts';

interface AddressStateProps {
  email: string;
  isConfirmed: boolean;
}

/** The address and whether it is confirmed. If it is not, the mail can be sent again. */
export const AddressState = ({ email, isConfirmed }: AddressStateProps) => (
  <div className="grid gap-3">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold wrap-anywhere">
      {email}
      <Badge tone={isConfirmed ? 'brand' : 'gold'}>
        {isConfirmed ? texts.confirmed : texts.notConfirmed}
      </Badge>
    </p>
    {!isConfirmed && <SendAgain email={email} />}
  </div>
);

const SendAgain = ({ email }: { email: string }) => {
  const [request, { isBusy }] = useSafeMutation(RequestConfirmationDocument);
  const [outcome, setOutcome] = useState<'open' | 'sent' | Failure>('open');
  const send = async (): Promise<void> => {
    setOutcome('open');
    const { failure } = await request({});
    setOutcome(failure ?? 'sent');
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-2">{texts.confirmHint}</p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
          {isBusy ? texts.sending : texts.sendAgain}
        </Button>
        <StatusLine className="text-sm font-semibold wrap-anywhere text-link">
          {outcome === 'sent' && texts.sentAgain(email)}
        </StatusLine>
      </div>
      {typeof outcome === 'object' && <Notice tone="error" title={outcome.message} />}
    </div>
  );
};
