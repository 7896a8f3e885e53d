import { draftAt, keepDraft } from './drafts.ts';

/** What is entered in a form, beside what it began with, and of which version that was. */
interface FormDraft<Form> {
  entered: Partial<Form>;
  version: number;
}

export const formDraftAt = <Form>(place: string): FormDraft<Form> | null => {
  const { text } = draftAt(place);
  return text ? (JSON.parse(text) as FormDraft<Form>) : null;
};

/** For `useForm`: keeps what is entered of a thing as it stood in a version. */
export const keepFormAt =
  <Form>(place: string, version: number) =>
  (entered: Partial<Form> | null): void =>
    keepDraft(place, entered ? JSON.stringify({ entered, version } satisfies FormDraft<Form>) : '');
