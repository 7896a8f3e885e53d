/**
 * The current time by the machine's own clock. Use it only for values that the database compares with its clock
 * (expiry, deadlines). The game itself uses the `Clock` parameter, which may be shifted.
 */
export const realNow = (): Date => new Date();
