import type { PriceFieldsFragment } from '../routes/prizes.generated.ts';

/** The Prize entity (specification, chapter 3). */
export const shapePrice = ({ id: priceId, name, pictureUrl }: PriceFieldsFragment) => ({
  priceId,
  name,
  pictureUrl,
});
