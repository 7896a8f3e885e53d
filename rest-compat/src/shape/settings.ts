/** Filters as value entries; a first 'True' means that the filter is on (specification, chapter 3). */
export const shapeSettings = (...values: (boolean | number)[]) =>
  values.map((value) => ({ value: typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value) }));
