import { useState } from 'react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { Failure } from '../../../lib/failure.ts';
import { ConfirmEmailDocument } from './mail-links.generated.ts';
import { mailTexts as texts } from './texts.ts';
import { SingleTaskPage } from '../single-task-page.tsx';

type State = 'asking' | 'busy' | 'done' | 'done before' | Failure;

/** The target of a confirmation mail's link. It needs a tap, because mail scanners open every link. */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const [state, setState] = useState<State>('asking');
  const [confirm] = useSafeMutation(ConfirmEmailDocument);
  const send = async (): Promise<void> => {
    setState('busy');
    const { data, failure } = await confirm({ input: { token } });
    setState(failure ?? (data?.confirmEmail.alreadyConfirmed ? 'done before' : 'done'));
  };
  const failure = typeof state === 'object' ? state : undefined;
  const isOldLink = failure?.field === 'token';
  const isDone = state === 'done' || state === 'done before';
  const title = { done: texts.confirmDone, 'done before': texts.confirmDoneBefore };
  return (
    <SingleTaskPage title={isDone ? title[state] : texts.confirmTitle}>
      <div className="grid gap-4">
        {!isDone && !failure && <p>{texts.confirmQuestion}</p>}
        {state === 'done' && <p>{texts.confirmNext}</p>}
        {failure && (
          <Notice tone="error" title={failure.message}>
            {isOldLink && <p>{`${texts.confirmFailed} ${texts.confirmAgain}`}</p>}
          </Notice>
        )}
        {isOldLink && (
          <ButtonLink to="/profil/3" reloadDocument size="lg" wide>
            {texts.newLink}
          </ButtonLink>
        )}
        {isDone ? (
          <ButtonLink to="/" reloadDocument size="lg" wide>
            {texts.toGame}
          </ButtonLink>
        ) : (
          !isOldLink && (
            <Button size="lg" wide busy={state === 'busy'} onClick={() => void send()}>
              {state === 'busy' ? texts.busy : texts.confirmYes}
            </Button>
          )
        )}
      </div>
    </SingleTaskPage>
  );
};
