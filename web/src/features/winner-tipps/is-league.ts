/** A league's only group has no winner to tip, because that is the champion. @param tipps those of one group */
export const isLeague = (tipps: readonly { mark: string }[]): boolean =>
  !tipps.some(({ mark }) => mark.startsWith('W'));
