import { fireEvent } from '@testing-library/dom';
import { andSettle } from './time.ts';

/** Puts a text into a field in the place of what stands there, in one event: of user-event's `clear` and `paste` one was lost twice in CI. */
export const fill = (field: HTMLElement, text: string): Promise<void> =>
  andSettle(() => {
    field.focus();
    fireEvent.input(field, { target: { value: text } });
  });
