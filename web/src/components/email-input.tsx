import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Specification, chapter 9. */
const MAX = 500;

type EmailInputProps = Omit<ComponentProps<'input'>, 'maxLength' | 'type' | 'inputMode'>;

export const EmailInput = (props: EmailInputProps) => (
  <TextInput type="email" inputMode="email" autoComplete="off" maxCharacters={MAX} {...props} />
);
