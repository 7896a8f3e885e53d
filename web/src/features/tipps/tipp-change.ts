/** What a save may name; what it leaves out stays as it is on the server. */
export interface TippChange {
  goalsTeam1?: number | null;
  goalsTeam2?: number | null;
  isJoker?: boolean;
  /** The server draws both goals. Never together with goals. */
  isRandom?: true;
}

/** What the server has of a tipp. */
export type StoredTipp = Required<Omit<TippChange, 'isRandom'>>;

/** A wish on top of earlier ones: dice and goals take each other's place. */
export const mergeWishes = (earlier: TippChange, wish: TippChange): TippChange => {
  const { isRandom: _drawn, ...goals } = earlier;
  const { isJoker } = earlier;
  return wish.isRandom ? { ...(isJoker !== undefined && { isJoker }), ...wish } : { ...goals, ...wish };
};

/** Without the dice: only what can be compared with what the server has. */
export const comparable = ({ isRandom: _drawn, ...rest }: TippChange): TippChange => rest;
