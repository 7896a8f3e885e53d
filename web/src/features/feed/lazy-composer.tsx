import type { ComponentProps } from 'react';
import { lazyPart } from '../../components/lazy.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { Composer as Field } from './composer.tsx';
import type { AnswerNote as Note } from './comments/answer-note.tsx';
import { texts } from './texts.ts';

type Props = Omit<ComponentProps<typeof Field>, 'small'>;

const load = async () => (await import('./composer.tsx')).Composer;

/** Loaded after the first screen; the placeholder has the size of the field and its button. */
export const Composer = lazyPart<Props>(load, {
  place: (
    <span className="flex flex-wrap justify-end gap-2">
      <span className="flex-[1_1_100%] px-3 py-2.5 text-ink-2 sm:flex-[1_1_10rem]">{texts.newPost}</span>
      <Skeleton className="h-11 w-40 rounded-full max-xs:basis-full" />
    </span>
  ),
});

const Small = lazyPart<ComponentProps<typeof Field>>(load, {
  place: <span className="block h-11" />,
});

/** For comments. */
export const SmallComposer = (props: Props) => <Small {...props} small />;

/** Shown above the comment field. */
export const AnswerNote = lazyPart<ComponentProps<typeof Note>>(
  async () => (await import('./comments/answer-note.tsx')).AnswerNote,
);
