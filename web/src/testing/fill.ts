import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in the place of what stands there, as pasted. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  // Whatever has taken the focus meanwhile: the text is pasted where it is.
  field.focus();
  await user.paste(text);
}
