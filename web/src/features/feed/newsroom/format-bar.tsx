import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  ChevronRight,
  Heading,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { cx } from '../../../lib/class-names.ts';
import { indexByKey } from '../../../lib/page/arrow-keys.ts';
import { LinkForm } from './link-form.tsx';
import { operatorTexts } from './texts.ts';

const texts = operatorTexts.format;

interface Format {
  icon: LucideIcon;
  label: string;
  /** Shows a smaller icon. */
  isSmall?: boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn: (editor: Editor) => boolean;
}

const mark = (icon: LucideIcon, label: string, name: 'bold' | 'italic' | 'underline' | 'strike'): Format => ({
  icon,
  label,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});

const heading = (label: string, level: 2 | 3): Format => ({
  icon: Heading,
  label,
  isSmall: level === 3,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const formats: Format[] = [
  mark(Bold, texts.bold, 'bold'),
  mark(Italic, texts.italic, 'italic'),
  mark(Underline, texts.underline, 'underline'),
  mark(Strikethrough, texts.strike, 'strike'),
  heading(texts.heading, 2),
  heading(texts.subheading, 3),
  {
    icon: List,
    label: texts.bullets,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    icon: ListOrdered,
    label: texts.numbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    icon: TextQuote,
    label: texts.quote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

/** The row would clip an outer focus ring at its edge. */
const inRow = 'focus-visible:-outline-offset-3';
const pressedStyle = `${inRow} rounded-md! aria-pressed:bg-brand-soft aria-pressed:text-link`;

type InBar = KeyboardEvent<HTMLElement> | FocusEvent<HTMLElement>;
const buttonsOf = ({ currentTarget }: InBar): HTMLElement[] => [...currentTarget.querySelectorAll('button')];

/** The sticky toolbar of the editor. It is one tab stop; arrow keys move within it. */
export const FormatBar = ({ editor }: { editor: Editor | null }) => {
  const [linking, setLinking] = useState(false);
  const [stop, setStop] = useState(0);
  const [isAtEnd, setAtEnd] = useState(false);
  const tabIndex = (at: number): number => (at === stop ? 0 : -1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = buttonsOf(event);
    const next = indexByKey(event.key, {
      at: buttons.indexOf(event.target as HTMLElement),
      count: buttons.length,
      back: 'ArrowLeft',
      on: 'ArrowRight',
    });
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div className="sticky top-14 z-1 rounded-t-md border-b border-line bg-surface">
      {/* A press must not take the focus from the text. */}
      <div
        role="toolbar"
        aria-label={texts.toolbar}
        onMouseDown={(event) => event.preventDefault()}
        onFocus={(event) => setStop(buttonsOf(event).indexOf(event.target as HTMLElement))}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: bar }) =>
          setAtEnd(bar.scrollLeft + bar.clientWidth >= bar.scrollWidth - 1)
        }
        className="relative flex scroll-pr-10 overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:flex-wrap"
      >
        {formats.map(({ icon, label, isSmall, run, isOn }, at) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            tabIndex={tabIndex(at)}
            pressed={editor ? isOn(editor) : false}
            onClick={() => editor && run(editor.chain().focus()).run()}
            className={cx(pressedStyle, isSmall && '[&>svg]:size-3.5!')}
          />
        ))}
        <IconButton
          icon={Link2}
          label={texts.link}
          tabIndex={tabIndex(formats.length)}
          pressed={editor?.isActive('link') ?? false}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
          className={pressedStyle}
        />
        <IconButton
          icon={Undo2}
          label={texts.undo}
          tabIndex={tabIndex(formats.length + 1)}
          disabled={!editor?.can().undo()}
          onClick={() => editor?.chain().focus().undo().run()}
          className={inRow}
        />
        <IconButton
          icon={Redo2}
          label={texts.redo}
          tabIndex={tabIndex(formats.length + 2)}
          disabled={!editor?.can().redo()}
          onClick={() => editor?.chain().focus().redo().run()}
          className={inRow}
        />
      </div>
      {!isAtEnd && (
        // Shows on phones that the toolbar scrolls sideways.
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0 right-0 grid h-11 w-10 items-center justify-items-end rounded-tr-md bg-linear-to-r from-transparent to-surface to-60% text-ink-2 sm:hidden"
        >
          <ChevronRight className="size-4" strokeWidth={3} />
        </span>
      )}
      {linking && editor && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
};
