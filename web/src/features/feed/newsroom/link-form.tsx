import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Editor } from '@tiptap/core';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { readLinkAddress } from './link-address.ts';
import { operatorTexts as texts } from './texts.ts';

interface LinkFormProps {
  editor: Editor;
  onDone: () => void;
}

/** Links the selection, or inserts the address without one. No form element, because forms cannot nest. */
export const LinkForm = ({ editor, onDone }: LinkFormProps) => {
  const known = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const set = (): void => {
    const href = readLinkAddress(address);
    // Rendered synchronously: the focus needs the field in its invalid state.
    flushSync(() => setWrong(!href));
    if (!href) return field.current?.focus();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !known)
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      editor.commands.focus();
      onDone();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <div className="grid gap-2 border-t border-line p-3">
      <Field label={texts.linkAddress} hint={texts.linkHint} error={isWrong ? texts.linkWrong : undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            inputMode="url"
            autoFocus
            value={address}
            maxCharacters={2_000}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={set}>
          {texts.linkSet}
        </Button>
        {known && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {texts.linkRemove}
          </Button>
        )}
      </div>
    </div>
  );
};
