import type { ComponentProps } from 'react';
import { TextInput } from '../../components/text-input.tsx';
import { limits } from './limits.ts';

/** A group's password, shown in clear text. No browser stores, corrects or capitalises it. */
export const GroupPasswordInput = (props: Omit<ComponentProps<'input'>, 'maxLength'>) => (
  <TextInput
    {...props}
    autoComplete="off"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxCharacters={limits.password}
  />
);
