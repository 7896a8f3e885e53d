import { texts } from './texts.ts';

/** Which prize a post announces, and who has won it. */
export interface DrawingValue {
  priceId: number | null;
  priceKind: string;
  /** The names as they are announced. */
  winnerString: string;
}

export const emptyDrawing: DrawingValue = { priceId: null, priceKind: '', winnerString: '' };

/** 'Die Eingabe ist nicht vollständig!' where something of it is missing (specification, chapter 5); null where it may be sent. */
export const drawingProblem = (value: DrawingValue | null): string | null =>
  value && !(value.priceId && value.priceKind && value.winnerString.trim()) ? texts.incomplete : null;
