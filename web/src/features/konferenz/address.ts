/** Parameter of the address: the player of the dialog about the next goals. */
export const NEXT_GOAL = 'tor';
