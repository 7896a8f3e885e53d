/** Filters as value entries. 'True' in the first means that the filter is active (specification, chapter 3). */
export const shapeSettings = (...values: (boolean | number)[]) =>
  values.map((value) => ({ value: typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value) }));
