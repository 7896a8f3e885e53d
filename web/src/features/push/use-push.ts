import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { isDenied, leaveBrowser, reachBrowser, reachedAt } from './browser-push.ts';
import {
  IsPushedToDocument,
  RemovePushSubscriptionDocument,
  SavePushSubscriptionDocument,
} from './push.generated.ts';
import { pushTexts as texts } from './texts.ts';

/** 'denied' means off permanently, because this page cannot change it. */
type State = 'asking' | 'off' | 'on' | 'busy' | 'denied';

interface Push {
  state: State;
  /** Why switching failed. */
  problem: string | null;
  toggle: () => Promise<void>;
}

/** Whether this browser shows reminders, and the switch for it. @param key the server's key for the subscription */
export const usePush = (key: string): Push => {
  const [state, setState] = useState<State>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const [save] = useSafeMutation(SavePushSubscriptionDocument);
  const [remove] = useSafeMutation(RemovePushSubscriptionDocument);

  const client = useApolloClient();

  /** Asks the service, because the subscription may belong to somebody else who was logged in here. */
  const look = async (): Promise<State> => {
    if (isDenied()) return 'denied';
    const endpoint = await reachedAt();
    if (!endpoint) return 'off';
    const variables = { endpoint };
    const { data } = await client.query({ query: IsPushedToDocument, variables, fetchPolicy: 'no-cache' });
    return data?.viewer?.isPushedTo ? 'on' : 'off';
  };

  const lookFirst = useEffectEvent((): Promise<State> => look().catch(() => 'off'));
  useEffect(() => {
    let isCurrent = true;
    void lookFirst().then((found) => isCurrent && setState(found));
    return () => void (isCurrent = false);
  }, []);

  const switchOn = async (): Promise<string | null> => {
    const reach = await reachBrowser(key);
    if (!reach) return isDenied() ? null : texts.notAllowed;
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
      setState(await look().catch(() => 'off' as const));
    },
  };
};
