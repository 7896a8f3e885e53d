import { fireEvent } from '@testing-library/dom';
import { andSettle } from './time.ts';

/** Replaces a field's text in one event. With user-event's `clear` and `paste`, one event was lost twice in CI. */
export const fill = (field: HTMLElement, text: string): Promise<void> =>
  andSettle(() => {
    field.focus();
    fireEvent.input(field, { target: { value: text } });
  });
