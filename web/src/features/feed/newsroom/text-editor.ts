import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { Editor, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** Keeps the product's own pictures in place; the form cannot insert any. */
const KeptImage = Node.create({
  name: 'keptImage',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Exactly the markup that the server accepts (`services/shared/src/platform/text/operator-html.ts`). */
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
      // The server sets these attributes; the editor writes only the address.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  KeptImage,
];

interface EditorOptions {
  /** HTML of the initial text. */
  initial: string;
  onChange: (html: string) => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
}

/** A rich text editor; null until its element is mounted. Renders again after every transaction. */
export const useTextEditor = ({ initial, onChange, attributes }: EditorOptions) => {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ initial, onChange, attributes });
  useEffect(() => {
    latest.current = { initial: latest.current.initial, onChange, attributes };
  });
  const mount = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const created = new Editor({
      element,
      extensions,
      content: latest.current.initial,
      // The content security policy blocks injected styles.
      injectCSS: false,
      editorProps: { attributes: () => latest.current.attributes },
      onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : changed.getHTML()),
      onTransaction: rerender,
    });
    setEditor(created);
    return () => {
      setEditor(null);
      created.destroy();
    };
  }, []);
  const attributesKey = JSON.stringify(attributes);
  // Runs after the effect above: setting its state makes the editor read the attributes.
  useEffect(() => editor?.view.updateState(editor.state), [editor, attributesKey]);
  return { editor, mount };
};
