/** What the controls of all cards are called that do not say what they act on, such as a team or an author; null where there are no controls. */
export const nameless = (): string[] | null => {
  const controls = [...document.querySelectorAll('main article :is(button, select, input)')];
  const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent);
  return names.length > 0 ? names.filter((name) => !/(: | für |^Tore | – )\S/.test(name)) : null;
};
