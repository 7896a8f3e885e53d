/**
 * The instant by the machine's own clock. For what the database compares with its clock (expiry, deadlines) and for
 * nothing else: everything of the game goes by the `Clock` that is handed in, which may be shifted.
 */
export const realNow = (): Date => new Date();
