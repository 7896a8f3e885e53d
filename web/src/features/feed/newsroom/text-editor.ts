import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { Editor, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** The product's own pictures stay where they stand; the form puts none in. */
const KeptImage = Node.create({
  name: 'keptImage',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Just what the server lets stand (`services/shared/src/platform/text/operator-html.ts`). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    link: {
      openOnClick: false,
      // What stands there is the server's: nothing but the address is written here.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  KeptImage,
];

interface EditorOptions {
  /** HTML that stands in it at the beginning. */
  initial: string;
  onChange: (html: string) => void;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
}

/** A rich text editor in an element of the page; null until that is there. Draws again with every change in it. */
export const useTextEditor = ({ initial, onChange, attributes }: EditorOptions) => {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ initial, onChange, attributes });
  useEffect(() => {
    latest.current = { initial: latest.current.initial, onChange, attributes };
  });
  const mount = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const made = new Editor({
      element,
      extensions,
      content: latest.current.initial,
      // The page lets no style in that it does not know.
      injectCSS: false,
      editorProps: { attributes: () => latest.current.attributes },
      onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : changed.getHTML()),
      onTransaction: redraw,
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);
  const told = JSON.stringify(attributes);
  // After the effect above: the editor asks for them when its state is set.
  useEffect(() => editor?.view.updateState(editor.state), [editor, told]);
  return { editor, mount };
};
