import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../apollo/use-write.ts';
import { SendRecommendationDocument } from './recommend.generated.ts';

/** Specification, chapter 9. */
const CLEAR_AFTER_MS = 1_000;

type State = { name: 'idle' | 'busy' | 'sent' } | { name: 'failed'; message: string };

/** The field and what became of it: empty after trimming nothing is sent, and a second after sending it is empty again. */
export const useSendRecommendation = () => {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ name: 'idle' });
  const [send] = useWrite(SendRecommendationDocument);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const trimmed = email.trim();
  return {
    email,
    isFilled: trimmed !== '',
    state,
    enter: (text: string): void => {
      clearTimeout(timer.current);
      setEmail(text);
      setState({ name: 'idle' });
    },
    submit: async (): Promise<void> => {
      if (trimmed === '' || state.name === 'busy' || state.name === 'sent') return;
      setState({ name: 'busy' });
      const { failure } = await send({ input: { email: trimmed } });
      if (failure) return setState({ name: 'failed', message: failure.message });
      setState({ name: 'sent' });
      timer.current = setTimeout(() => setEmail(''), CLEAR_AFTER_MS);
    },
  };
};
