import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { useFlash } from '../../lib/page/use-flash.ts';
import { SendRecommendationDocument } from './recommend.generated.ts';

type State = { name: 'idle' | 'busy' | 'sent' } | { name: 'failed'; message: string };

/** The field and the outcome of sending. A blank field is not sent. A second after sending, the field is cleared. */
export const useSendRecommendation = () => {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ name: 'idle' });
  const [send] = useSafeMutation(SendRecommendationDocument);
  const { flash, stop } = useFlash(() => setEmail(''));
  const trimmed = email.trim();
  return {
    email,
    isFilled: trimmed !== '',
    state,
    enter: (text: string): void => {
      stop();
      setEmail(text);
      setState({ name: 'idle' });
    },
    submit: async (): Promise<void> => {
      if (trimmed === '' || state.name === 'busy' || state.name === 'sent') return;
      setState({ name: 'busy' });
      const { failure } = await send({ input: { email: trimmed } });
      if (failure) return setState({ name: 'failed', message: failure.message });
      setState({ name: 'sent' });
      flash();
    },
  };
};
