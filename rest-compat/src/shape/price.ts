import type { PriceFieldsFragment } from '../routes/prizes.generated.ts';

/** The Prize entity (specification, chapter 3). Clients prepend 'downloadImage/prices/', so this returns only the name. */
export const shapePrice = ({ id: priceId, name, pictureUrl }: PriceFieldsFragment) => ({
  priceId,
  name,
  pictureUrl: pictureUrl.slice(pictureUrl.lastIndexOf('/') + 1),
});
