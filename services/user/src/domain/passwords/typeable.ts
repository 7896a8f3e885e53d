/** True for text that a keyboard can type into one line. */
export function isTypeable(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}
