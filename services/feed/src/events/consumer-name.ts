/** Name of a durable consumer. Another generation of it gets all events once more, from the beginning. */
export const consumerName = (name: string, generation: number): string =>
  generation ? `${name}-${generation}` : name;
