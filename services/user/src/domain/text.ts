// One mailbox, nothing invisible; what could separate or quote several in a mail's header is not allowed.
const EMAIL = /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\.]+(\.[^\s\p{C}@,;:<>()[\]"\\.]+)+$/u;

/** The simple shape of an address (specification, chapter 5). */
export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** True for what a keyboard can type into one line. */
export function isTypeable(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}
