/** Width by height of the picture of an operator's post, cut and shown. */
export const PICTURE_RATIO = 2;
