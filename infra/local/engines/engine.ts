/** Where a backing service keeps its data and its logs. */
export type EnginePlace = { folder: string; logDir: string };

/** A running backing service. */
export type Engine = { url: string; stop: () => Promise<void> };
