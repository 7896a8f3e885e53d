import { useEffect, useRef, useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { AskButton } from '../../components/ask-button.tsx';
import { BothStates } from '../../components/both-states.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { DraftForm } from '../../components/draft-form.tsx';
import { isSamePath, useUnsavedQuestion } from '../../components/unsaved-question.tsx';
import { SaveFailure } from '../../components/save-failure.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { isLongerThan } from '../../lib/text/characters.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import type { Edit } from '../../lib/form/use-edit.ts';
import { useForm, type Problems } from '../../lib/form/use-form.ts';
import {
  SavePageDocument,
  PagePreviewDocument,
  type PageSourceFragment,
  type PageSourceQuery,
} from './pages.generated.ts';
import { differences } from './differences.ts';
import { texts } from './texts.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Notice } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageText } from './page-text.tsx';
import type { Failure } from '../../lib/failure.ts';

/** Its own component, so that both texts are parsed only when their differences are shown. */
const BothTexts = ({ theirs, own }: { theirs: string; own: string }) => (
  <BothStates rows={differences(theirs, own)} />
);

interface PageFormProps {
  page: PageSourceFragment;
  edit: Edit<PageSourceFragment>;
  placeholders: PageSourceQuery['templatePlaceholders'];
  onClose: () => void;
}

const MAX_TEXT = 100_000;
const views = (['write', 'preview'] as const).map((value) => ({ value, label: texts.views[value] }));

const check = ({ text }: { text: string }): Problems<{ text: string }> => ({
  ...(!text.trim() && { text: texts.problems.missing }),
  ...(isLongerThan(text.trim(), MAX_TEXT) && { text: texts.problems.tooLong }),
});

/** Scrolls to the problem after the focus has scrolled. It is below a long text and otherwise behind the bar. */
const scrollIntoViewLater = (box: HTMLElement | null): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => scrollIntoView(box)));

export const PageForm = ({ page, edit, placeholders, onClose }: PageFormProps) => {
  const { filename, isEdited, dateChanged } = page;
  const { current, draft, version } = edit;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const [mutate] = useSafeMutation(SavePageDocument);
  const save = async (text: string | null) => {
    const { failure } = await mutate({ input: { filename, version, text } });
    if (failure?.code === 'CONFLICT') await refetchActive('PageSource');
    edit.settle(failure);
    // The server's error is also shown beside the field.
    if (failure?.field === 'text') setView('write');
    if (failure) return failure;
    draft.drop();
    onClose();
    return null;
  };
  const { element, form, set, bind, problems, failure, busy, isUnsaved } = useForm<{ text: string }>({
    initial: { text: page.text },
    draft,
    check,
    send: ({ text }) => save(text.trim()),
    then: 'leave',
  });
  const { giveUp, question } = useUnsavedQuestion(isUnsaved, onClose, {
    ...{ busy, place: draft.place, stays: isSamePath },
  });
  useEffect(() => area.current?.focus(), []);

  const insert = (name: string): void => {
    const { selectionStart = form.text.length, selectionEnd = form.text.length } = area.current ?? {};
    const sign = `{{${name}}}`;
    set('text', form.text.slice(0, selectionStart) + sign + form.text.slice(selectionEnd));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + sign.length, selectionStart + sign.length);
    });
  };

  return (
    <DraftForm
      {...element}
      onSubmit={(event) => {
        // Problems are shown beside the field.
        if (Object.keys(check(form)).length) setView('write');
        element.onSubmit(event);
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented label={texts.view} value={view} onChange={setView} options={views} />
        <p className="text-sm text-ink-2">
          {isEdited && dateChanged ? texts.changed(formatDateTime(dateChanged)) : texts.shipped}
        </p>
      </div>
      <SaveFailure failure={failure} onLoadAnew={edit.loadAnew}>
        <BothTexts theirs={current?.text ?? ''} own={form.text} />
      </SaveFailure>
      {view === 'preview' ? (
        <PagePreview text={form.text} />
      ) : (
        <>
          <Field
            label={texts.text}
            hint={texts.textHint}
            error={
              problems.text && (
                <span key={problems.text} ref={scrollIntoViewLater} className="scroll-mb-40">
                  {problems.text}
                </span>
              )
            }
          >
            {(control) => (
              <TextArea
                {...control}
                {...bind('text')}
                ref={area}
                rows={18}
                maxCharacters={MAX_TEXT}
                spellCheck
                lang="de"
                className="max-h-[70dvh] min-h-72 font-mono text-sm"
              />
            )}
          </Field>
          <PlaceholderList placeholders={placeholders} onInsert={insert} />
        </>
      )}
      {isEdited && (
        <div>
          <RestoreButton onRestore={() => save(null)} />
        </div>
      )}
      {/* Always reachable with a long text: sticky at the card's end, above the bar at the screen's end. */}
      <div className="bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-4 flex flex-wrap gap-2 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5 md:bottom-0 [@media(min-height:36rem)]:sticky">
        <Button type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={giveUp}>
          {texts.cancel}
        </Button>
      </div>
      {question}
    </DraftForm>
  );
};

/** An unfilled placeholder. */
const LEFT = /\{\{[^{}]*\}\}/g;

/** A preview of the text, sanitised and filled by the server as after saving. */
const PagePreview = ({ text }: { text: string }) => {
  const { data, failure, refetch } = usePolled(PagePreviewDocument, { variables: { text } });
  const html = data?.templatePreview.data;
  const left = [...new Set(html?.match(LEFT) ?? [])];
  return (
    <div className="grid min-h-80 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-md border border-line p-4 sm:p-6">
      <QueryView value={html} query={{ failure, refetch }} bare skeleton={<PageSkeleton />} />
      {left.length > 0 && <Notice tone="hint" title={texts.unknown(left.join(', '))} />}
      {html !== undefined && <PageText html={html} />}
    </div>
  );
};

interface PlaceholderListProps {
  placeholders: PageSourceQuery['templatePlaceholders'];
  onInsert: (name: string) => void;
}

/** The placeholders of a text, with their values. */
const PlaceholderList = ({ placeholders, onInsert }: PlaceholderListProps) => (
  <details className="rounded-md border border-line px-4 py-2">
    <summary className="min-h-9 content-center font-semibold">{texts.placeholders}</summary>
    <p className="pb-2 text-sm text-ink-2">{texts.placeholdersHint}</p>
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {placeholders.map(({ name, value, meaning }) => (
        <li key={name} className="min-w-0 border-t border-line py-2 text-sm">
          <button
            type="button"
            aria-label={texts.insert(name)}
            onClick={() => onInsert(name)}
            className="tap-target rounded-xs font-mono font-semibold text-link underline-offset-4 wrap-anywhere hover:underline"
          >
            {`{{${name}}}`}
          </button>
          <p className="text-ink-2">{meaning}</p>
          <p className="font-medium wrap-anywhere">{value || <i>{texts.nothing}</i>}</p>
        </li>
      ))}
    </ul>
  </details>
);

/** Restores the text shipped with the product. */
const RestoreButton = ({ onRestore }: { onRestore: () => Promise<Failure | null> }) => (
  <AskButton
    asks={{
      title: texts.restoreTitle,
      question: texts.restoreQuestion,
      confirmLabel: texts.doRestore,
      tone: 'danger',
      onConfirm: onRestore,
    }}
    variant="ghost"
    size="sm"
    className="-ml-3"
  >
    {texts.restore}
  </AskButton>
);
