/** The names of card controls that lack their object, such as a team or an author. Null if there are no controls. */
export const nameless = (): string[] | null => {
  const controls = [...document.querySelectorAll('main article :is(button, select, input)')];
  const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent);
  return names.length > 0 ? names.filter((name) => !/(: | für |^Tore | – )\S/.test(name)) : null;
};
