import { createContext, type ReactNode } from 'react';
import type { AnnouncementField } from '../../lib/game/announcement-field.ts';

/** What somebody else wrote, as an operator comes upon it. */
export interface ModeratedText {
  id: number;
  /** The post itself, or the comment's. */
  postId: number;
  isComment: boolean;
  author: { id: number; fullname: string; isLocked: boolean };
  /** It was hidden or deleted. */
  onGone: () => void;
}

/** A post of operators, and the prize that it announces. */
interface AnnouncingPost {
  id: number;
  subject: string;
  isPublished: boolean;
  price: { id: number } | null;
}

/** What other features add for operators; routes put them together. */
export interface OperatorSlots {
  /** The part of the post form for prize and drawing. */
  drawing: (field: AnnouncementField) => ReactNode;
  /** Below a post of operators. */
  operatorTools: (post: AnnouncingPost) => ReactNode;
  /** In the bin's place beside others' texts: to hide or delete one, or to lock its author. */
  moderation: (text: ModeratedText) => ReactNode;
}

/** Resolves to the same slots each time. */
export type LoadSlots = () => Promise<OperatorSlots>;

export const OperatorSlotsContext = createContext<LoadSlots | null>(null);
