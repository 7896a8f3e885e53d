import { entryTexts as texts } from './entry-texts.ts';

/** The question before unsaved input is discarded, on any screen. */
export const discardQuestion = {
  title: texts.giveUp,
  question: texts.giveUpQuestion,
  confirmLabel: texts.doGiveUp,
  cancelLabel: texts.goOn,
  tone: 'danger',
} as const;
