export interface ConflictRow {
  label: string;
  /** The current value on the server. */
  theirs: string;
  /** The value entered here. */
  own: string;
}

/** Makes rows of two forms' values, as readable text. */
export const comparing =
  <Form>(theirs: Form, own: Form) =>
  (label: string, of: (form: Form) => string): ConflictRow => ({ label, theirs: of(theirs), own: of(own) });
