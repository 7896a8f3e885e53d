/** Name of a durable consumer. A new generation receives all events again from the beginning. */
export const consumerName = (name: string, generation: number): string =>
  generation ? `${name}-${generation}` : name;
