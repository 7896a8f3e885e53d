/** Parameters of the dialog 'Tipps von …' over any screen: the player, what of theirs, and the tip page. */
export const USER_TIPPS = 'spieler';
export const USER_TIPPS_KIND = 'tippart';
export const USER_TIPPS_PAGE = 'tippseite';
