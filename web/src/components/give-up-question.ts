import { entryTexts as texts } from './entry-texts.ts';

/** Asked before something that was entered and is not saved is thrown away, wherever that is. */
export const giveUpQuestion = {
  title: texts.giveUp,
  question: texts.giveUpQuestion,
  confirmLabel: texts.doGiveUp,
  cancelLabel: texts.goOn,
  tone: 'danger',
} as const;
