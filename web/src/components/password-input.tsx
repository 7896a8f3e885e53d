import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { inputStyle } from './input-style.ts';
import { texts } from './texts.ts';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

export const PasswordInput = ({ className, ...rest }: PasswordInputProps) => {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input
        {...rest}
        type={visible ? 'text' : 'password'}
        // A visible password is text to the browser, which could correct it or send it to a spell checker.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cx(inputStyle, 'pr-12', className)}
      />
      <button
        type="button"
        aria-label={visible ? texts.hidePassword : texts.showPassword}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-2 hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
};
