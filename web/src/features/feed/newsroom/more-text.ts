import { useEffect, useRef } from 'react';
import type { Editor, EditorEvents } from '@tiptap/core';

/** HTML to insert into the text, once per object. */
export interface InsertedHtml {
  html: string;
}

/** Appends the HTML to the text. The next one replaces it, even after edits in it or before it. */
export const useInsertedHtml = (editor: Editor | null, inserted: InsertedHtml | null): void => {
  const range = useRef<{ from: number; to: number } | null>(null);
  useEffect(() => {
    const onTransaction = ({ transaction: { mapping } }: EditorEvents['transaction']): void => {
      if (!range.current) return;
      const from = mapping.map(range.current.from);
      range.current = { from, to: Math.max(from, mapping.map(range.current.to, -1)) };
    };
    editor?.on('transaction', onTransaction);
    return () => void editor?.off('transaction', onTransaction);
  }, [editor]);
  useEffect(() => {
    if (!editor || !inserted) return;
    const { size } = editor.state.doc.content;
    // An emptied editor keeps one empty paragraph, which is replaced.
    const whole = editor.isEmpty && { from: 0, to: size };
    const { from, to } = whole || (range.current ?? { from: size, to: size });
    editor.commands.insertContentAt({ from, to }, inserted.html);
    range.current = { from, to: editor.state.doc.content.size - (size - to) };
  }, [editor, inserted]);
};
