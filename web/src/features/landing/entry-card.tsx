import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { texts } from './texts.ts';
import type { LoginForm as Entered } from './validate.ts';

export type EntryMode = 'register' | 'login';

interface EntryCardProps {
  mode: EntryMode;
  onMode: (mode: EntryMode) => void;
  /** Values of the other form, taken over when the visitor switches. */
  entered?: Entered;
  recommendGuid?: string;
  /** The reason for the form: an invitation, or a page that needs a login. */
  hint?: string;
  /** @param playerId of the logged-in player */
  onDone: (playerId: number) => void;
  /** A login by an external provider. */
  otherWay?: ReactNode;
}

const modes = [
  { value: 'register', label: texts.register },
  { value: 'login', label: texts.login },
] as const;

export const EntryCard = (props: EntryCardProps) => {
  const { mode, onMode, entered, recommendGuid, hint, onDone, otherWay } = props;
  return (
    <Card
      as="section"
      id="anmelden"
      aria-label={texts.formChoice}
      className="scroll-mt-4 off-turf shadow-far sm:p-6"
    >
      <div className="grid [&_fieldset>div]:w-full">
        <Segmented label={texts.formChoice} value={mode} onChange={onMode} options={modes} />
      </div>
      <h2 className="mt-5 mb-4 text-xl font-bold">
        {mode === 'register' ? texts.registerTitle : texts.loginTitle}
      </h2>
      {hint && <Notice tone="hint" title={hint} className="mb-4" />}
      {mode === 'register' ? (
        <RegisterForm
          recommendGuid={recommendGuid}
          entered={entered}
          onDone={onDone}
          onLogin={() => onMode('login')}
        />
      ) : (
        <LoginForm entered={entered} onDone={onDone} />
      )}
      {otherWay}
    </Card>
  );
};
