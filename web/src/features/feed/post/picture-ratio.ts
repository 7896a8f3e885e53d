/** Aspect ratio of the picture of an operator's post. */
export const PICTURE_RATIO = 2;
