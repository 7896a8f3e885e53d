import { useEffect, useRef } from 'react';
import type { Editor, EditorEvents } from '@tiptap/core';

/** HTML to be put into the text, once for each such object. */
export interface MoreText {
  html: string;
}

/** Puts it behind all that stands there; the next takes its place, whatever was changed in it and before it since. */
export const useMoreText = (editor: Editor | null, more: MoreText | null): void => {
  const put = useRef<{ from: number; to: number } | null>(null);
  useEffect(() => {
    const follow = ({ transaction: { mapping } }: EditorEvents['transaction']): void => {
      if (!put.current) return;
      const from = mapping.map(put.current.from);
      put.current = { from, to: Math.max(from, mapping.map(put.current.to, -1)) };
    };
    editor?.on('transaction', follow);
    return () => void editor?.off('transaction', follow);
  }, [editor]);
  useEffect(() => {
    if (!editor || !more) return;
    const { size } = editor.state.doc.content;
    // Where all was taken away again, there is a paragraph left that nothing stands in.
    const whole = editor.isEmpty && { from: 0, to: size };
    const { from, to } = whole || (put.current ?? { from: size, to: size });
    editor.commands.insertContentAt({ from, to }, more.html);
    put.current = { from, to: editor.state.doc.content.size - (size - to) };
  }, [editor, more]);
};
