/** What an input or a text area says of itself; the others have no value that they were drawn with. */
interface Control {
  name: string;
  type: string;
  value: string;
  defaultValue: string;
  checked?: boolean;
  defaultChecked?: boolean;
}

const isControl = (element: object): element is Control => 'name' in element && 'defaultValue' in element;

/**
 * What stands in a form beside what it was drawn with: entered in finished HTML before the app had taken it over, or by the browser. Null
 * where that is nothing.
 * @param fields by name, with what they were drawn with
 */
export const enteredBefore = <Form extends object>(
  elements: Iterable<object> | undefined,
  fields: Form,
): Partial<Form> | null => {
  const entered: Record<string, string | boolean> = {};
  for (const control of elements ?? []) {
    if (!isControl(control) || !(control.name in fields) || control.type === 'file') continue;
    const { name, type, value, defaultValue, checked = false, defaultChecked = false } = control;
    if (type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue)
      entered[name] = type === 'checkbox' ? checked : value;
  }
  return Object.keys(entered).length > 0 ? (entered as Partial<Form>) : null;
};
