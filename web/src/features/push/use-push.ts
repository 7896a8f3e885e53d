import { useEffect, useState } from 'react';
import { useWrite } from '../../apollo/use-write.ts';
import { isReached, leaveBrowser, reachBrowser } from './browser-push.ts';
import { RemovePushSubscriptionDocument, SavePushSubscriptionDocument } from './push.generated.ts';
import { pushTexts as texts } from './texts.ts';

type State = 'asking' | 'off' | 'on' | 'busy';

interface Push {
  state: State;
  /** Why it did not work. */
  problem: string | null;
  toggle: () => Promise<void>;
}

/** Whether this browser shows reminders, and the switch for it. @param key what it subscribes with */
export const usePush = (key: string): Push => {
  const [state, setState] = useState<State>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const [save] = useWrite(SavePushSubscriptionDocument);
  const [remove] = useWrite(RemovePushSubscriptionDocument);

  useEffect(() => {
    let isCurrent = true;
    isReached()
      .catch(() => false)
      .then((isOn) => isCurrent && setState(isOn ? 'on' : 'off'));
    return () => void (isCurrent = false);
  }, []);

  const switchOn = async (): Promise<string | null> => {
    const reach = await reachBrowser(key);
    if (!reach) return texts.denied;
    const { failure } = await save({ input: reach });
    if (failure) await leaveBrowser();
    return failure?.message ?? null;
  };

  const switchOff = async (): Promise<string | null> => {
    const endpoint = await leaveBrowser();
    if (!endpoint) return null;
    return (await remove({ input: { endpoint } })).failure?.message ?? null;
  };

  return {
    state,
    problem,
    async toggle() {
      setState('busy');
      const work = state === 'on' ? switchOff : switchOn;
      setProblem(await work().catch(() => texts.failed));
      setState((await isReached().catch(() => false)) ? 'on' : 'off');
    },
  };
};
