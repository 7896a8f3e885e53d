import type { PriceFieldsFragment } from '../routes/prizes.generated.ts';

/** The Prize entity (specification, chapter 3). Clients prepend 'downloadImage/prices/' to the picture's name. */
export const shapePrice = ({ id: priceId, name, pictureUrl }: PriceFieldsFragment) => ({
  priceId,
  name,
  pictureUrl: pictureUrl.slice(pictureUrl.lastIndexOf('/') + 1),
});
