import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWrite } from '../../apollo/use-write.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { Failure } from '../../lib/failure.ts';
import { ConfirmEmailDocument } from './mail-links.generated.ts';
import { mailTexts as texts } from './mail-texts.ts';
import { WayIn } from './way-in.tsx';

interface ConfirmEmailProps {
  logo: ReactNode;
  token: string;
}

type State = 'asking' | 'done' | Failure;

/** Where the link of a mail leads that asks whether an address is the player's. */
export const ConfirmEmail = ({ logo, token }: ConfirmEmailProps) => {
  const [state, setState] = useState<State>('asking');
  const [confirm] = useWrite(ConfirmEmailDocument);
  const asked = useRef('');

  useEffect(() => {
    if (asked.current === token) return; // The link works once.
    asked.current = token;
    void confirm({ input: { token } }).then(({ failure }) => setState(failure ?? 'done'));
  }, [confirm, token]);

  return (
    <WayIn logo={logo} title={state === 'done' ? texts.confirmDone : texts.confirmTitle}>
      <div className="grid gap-4" role="status">
        {state === 'asking' && (
          <p className="flex items-center gap-2">
            <Spinner />
            {texts.busy}
          </p>
        )}
        {state === 'done' && <p>{texts.confirmNext}</p>}
        {typeof state === 'object' && (
          <Notice tone="error" title={state.message}>
            <p>{texts.confirmFailed}</p>
          </Notice>
        )}
        {state !== 'asking' && (
          <ButtonLink to="/" reloadDocument size="lg" wide>
            {texts.toGame}
          </ButtonLink>
        )}
      </div>
    </WayIn>
  );
};
