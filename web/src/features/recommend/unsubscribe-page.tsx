import { useState, type ComponentType, type ReactNode } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Failure } from '../../lib/failure.ts';
import { unsubscribeTexts } from './texts.ts';
import { UnsubscribeDocument } from './unsubscribe.generated.ts';

/** The token of a player's reminders. Any other token is from an invitation. */
const OF_REMINDER = /^r[1-9]\d{0,9}-/;

interface UnsubscribePageProps {
  token: string;
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

type State = 'asking' | 'busy' | 'done' | Failure;

/** The page behind a mail's 'Nie wieder'. It asks for a confirmation, because mail scanners open every link. */
export const UnsubscribePage = ({ token, frame: Frame }: UnsubscribePageProps) => {
  const [state, setState] = useState<State>('asking');
  const [unsubscribe] = useSafeMutation(UnsubscribeDocument);
  const send = async (): Promise<void> => {
    setState('busy');
    setState((await unsubscribe({ input: { token } })).failure ?? 'done');
  };
  const isDone = state === 'done';
  const isReminder = OF_REMINDER.test(token);
  const texts = unsubscribeTexts[isReminder ? 'reminders' : 'invitations'];
  const isDead = typeof state === 'object' && state.field === 'token';
  if (isDead)
    return (
      <Frame title={unsubscribeTexts.dead}>
        <div className="grid gap-4">
          <p>{texts.deadHint}</p>
          <ButtonLink to={isReminder ? '/profil' : '/'} variant="secondary" wide>
            {isReminder ? unsubscribeTexts.toProfile : unsubscribeTexts.toGame}
          </ButtonLink>
        </div>
      </Frame>
    );
  return (
    <Frame title={isDone ? texts.done : texts.title}>
      <div className="grid gap-4">
        <p>{isDone ? texts.doneHint : texts.question}</p>
        {!isDone && <p className="text-sm text-ink-2">{texts.hint}</p>}
        {typeof state === 'object' && <Notice tone="error" title={state.message} />}
        {isDone ? (
          <ButtonLink to="/" variant="secondary" wide>
            {unsubscribeTexts.toGame}
          </ButtonLink>
        ) : (
          <Button size="lg" wide busy={state === 'busy'} onClick={() => void send()}>
            {state === 'busy' ? unsubscribeTexts.busy : texts.yes}
          </Button>
        )}
      </div>
    </Frame>
  );
};
