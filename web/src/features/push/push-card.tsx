import { Bell, BellOff } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { canPush } from './browser-push.ts';
import { PushKeyDocument } from './push.generated.ts';
import { pushTexts as texts } from './texts.ts';
import { usePush } from './use-push.ts';

/** The setting for reminders in this browser. Empty if the server sends none. */
export const PushCard = () => {
  const { data } = usePolled(PushKeyDocument);
  const key = data?.viewer?.pushKey;
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
      <p role="status" className="font-semibold empty:hidden">
        {isOn && texts.on}
      </p>
      {problem && <Notice tone="error" title={problem} />}
      {state === 'denied' ? (
        <Notice tone="hint" title={texts.denied} icon={BellOff} />
      ) : (
        <Button
          variant="secondary"
          busy={state === 'busy' || state === 'asking'}
          onClick={() => void toggle()}
          className="justify-self-start"
        >
          <Icon aria-hidden="true" className="size-5" />
          {isOn ? texts.switchOff : texts.switchOn}
        </Button>
      )}
    </SectionCard>
  );
};
