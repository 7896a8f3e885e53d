import { Bell, BellOff } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { canPush } from './browser-push.ts';
import { PushKeyDocument } from './push.generated.ts';
import { pushTexts as texts } from './texts.ts';
import { usePush } from './use-push.ts';

/** The setting for reminders in this browser. Empty if the server sends none. */
export const PushCard = () => {
  const { data, failure, refetch } = usePolled(PushKeyDocument);
  const key = data?.viewer?.pushKey;
  if (failure)
    return (
      <SectionCard title={texts.title}>
        <ErrorState small message={failure.message} onRetry={refetch} />
      </SectionCard>
    );
  if (!key) return null;
  if (canPush()) return <PushSwitch pushKey={key} />;
  return <SectionCard title={texts.title} lead={texts.nowhere} />;
};

const PushSwitch = ({ pushKey }: { pushKey: string }) => {
  const { state, problem, toggle } = usePush(pushKey);
  const isOn = state === 'on';
  const Icon = isOn ? BellOff : Bell;
  return (
    <SectionCard title={texts.title} lead={texts.lead}>
      {problem && <Notice tone="error" title={problem} />}
      {state === 'denied' ? (
        <Notice tone="hint" title={texts.denied} icon={BellOff} />
      ) : (
        <div>
          <Button
            variant="secondary"
            busy={state === 'busy' || state === 'asking'}
            onClick={() => void toggle()}
          >
            <Icon aria-hidden="true" className="size-5" />
            {isOn ? texts.switchOff : texts.switchOn}
          </Button>
          <StatusLine className="font-semibold">{isOn && texts.on}</StatusLine>
        </div>
      )}
    </SectionCard>
  );
};
