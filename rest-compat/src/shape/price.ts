import type { PriceFieldsFragment } from '../routes/prizes.generated.ts';

/** The Prize entity (specification, chapter 3). Its picture goes behind 'downloadImage/prices/', so it is named without. */
export const shapePrice = ({ id: priceId, name, pictureUrl }: PriceFieldsFragment) => ({
  priceId,
  name,
  pictureUrl: pictureUrl.slice(pictureUrl.lastIndexOf('/') + 1),
});
