/** Parameters of the dialog 'Tipps von …' on any screen that has it: the player, and the tip page. */
export const USER_TIPPS = 'spieler';
export const USER_TIPPS_PAGE = 'tippseite';
