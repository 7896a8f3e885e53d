import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
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
import { stepIn } from '../../../lib/step-in.ts';
import { LinkForm } from './link-form.tsx';
import { operatorTexts } from './operator-texts.ts';

const texts = operatorTexts.format;

interface Format {
  icon: LucideIcon;
  label: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn: (editor: Editor) => boolean;
}

const mark = (icon: LucideIcon, label: string, name: 'bold' | 'italic' | 'underline' | 'strike'): Format => ({
  icon,
  label,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});

const heading = (icon: LucideIcon, label: string, level: 2 | 3): Format => ({
  icon,
  label,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const formats: Format[] = [
  mark(Bold, texts.bold, 'bold'),
  mark(Italic, texts.italic, 'italic'),
  mark(Underline, texts.underline, 'underline'),
  mark(Strikethrough, texts.strike, 'strike'),
  heading(Heading2, texts.heading, 2),
  heading(Heading3, texts.subheading, 3),
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

const pressedStyle = 'rounded-md! aria-pressed:bg-brand-soft aria-pressed:text-link';

type InBar = KeyboardEvent<HTMLElement> | FocusEvent<HTMLElement>;
const buttonsOf = ({ currentTarget }: InBar): HTMLElement[] => [...currentTarget.querySelectorAll('button')];

/** What the text can be formatted by, in sight as long as it is written. One stop for Tab; arrows go on within it. */
export const FormatBar = ({ editor }: { editor: Editor | null }) => {
  const [linking, setLinking] = useState(false);
  const [stop, setStop] = useState(0);
  const tabIndex = (at: number): number => (at === stop ? 0 : -1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = buttonsOf(event);
    const next = stepIn(event.key, {
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
      {/* Who presses a button with finger or mouse goes on writing: the text keeps the focus. */}
      <div
        role="toolbar"
        aria-label={texts.toolbar}
        onMouseDown={(event) => event.preventDefault()}
        onFocus={(event) => setStop(buttonsOf(event).indexOf(event.target as HTMLElement))}
        onKeyDown={onKeyDown}
        className="flex flex-wrap"
      >
        {formats.map(({ icon, label, run, isOn }, at) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            tabIndex={tabIndex(at)}
            pressed={editor ? isOn(editor) : false}
            onClick={() => editor && run(editor.chain().focus()).run()}
            className={pressedStyle}
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
        />
        <IconButton
          icon={Redo2}
          label={texts.redo}
          tabIndex={tabIndex(formats.length + 2)}
          disabled={!editor?.can().redo()}
          onClick={() => editor?.chain().focus().redo().run()}
        />
      </div>
      {linking && editor && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
};
