import { createContext, type ReactNode } from 'react';
import type { AnnouncementField } from '../../lib/game/announcement-field.ts';

/** Another player's text that an operator can moderate. */
export interface ModeratedText {
  id: number;
  /** The post, or the post of the comment. */
  postId: number;
  isComment: boolean;
  author: { id: number; fullname: string; isLocked: boolean };
  /** Called after it was hidden or deleted. */
  onRemoved: () => void;
}

/** A post of operators, and the prize that it announces. */
interface AnnouncingPost {
  id: number;
  subject: string;
  isPublished: boolean;
  price: { id: number } | null;
}

/** Parts that other features provide for operators; routes wire them. */
export interface OperatorSlots {
  /** The part of the post form for prize and drawing. */
  drawing: (field: AnnouncementField) => ReactNode;
  /** Below a post of operators. */
  operatorTools: (post: AnnouncingPost) => ReactNode;
  /** Replaces the bin beside others' texts: hides or deletes one, or locks its author. */
  moderation: (text: ModeratedText) => ReactNode;
}

/** Resolves to the same slots each time. */
export type LoadSlots = () => Promise<OperatorSlots>;

export const OperatorSlotsContext = createContext<LoadSlots | null>(null);
