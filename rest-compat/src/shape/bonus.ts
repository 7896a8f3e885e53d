import type { BonusFieldsFragment } from '../routes/bonus.generated.ts';

/** The specification's bonus question (chapter 3), with the player's own answer: 0 for none. */
export const shapeBonus = ({ state, ownSelectionId, ...question }: BonusFieldsFragment) => ({
  ...question,
  isOpen: state === 'OPEN',
  isResolved: state === 'RESOLVED',
  selectionId: ownSelectionId ?? 0,
});
