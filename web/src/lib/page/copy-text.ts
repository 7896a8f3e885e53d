/** Copies a text to the clipboard; without permission (no https) by selecting the field. False if both fail. */
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
