import { createContext, type ReactNode } from 'react';
import type { DrawingField, ToolsPost } from '../../lib/drawing.ts';

/** What other features add for operators; routes put them together. */
export interface OperatorSlots {
  /** The part of the post form for prize and drawing. */
  drawing?: (field: DrawingField) => ReactNode;
  /** Below a post of operators. */
  operatorTools?: (post: ToolsPost) => ReactNode;
}

export const OperatorSlotsContext = createContext<OperatorSlots>({});
