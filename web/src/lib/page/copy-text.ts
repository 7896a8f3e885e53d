/** Puts a text on the clipboard; where the page may not (no https), by the selected field. False when neither works. */
export const copyText = async (
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
};
