/** Styles operators' texts, in editor and page. In a heading 'bolder' would be the font's heaviest weight. */
export const operatorTextStyle =
  '[&_:is(b,strong)]:font-extrabold [&>*+*]:mt-3 wrap-anywhere [&_a]:font-medium [&_a]:text-link [&_a]:underline [&_h2]:text-lg [&_h2]:font-bold ' +
  '[&_h3]:text-base [&_h3]:font-bold [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_li]:my-1 [&_ol]:list-decimal [&_ol]:pl-6 ' +
  '[&_ul]:list-disc [&_ul]:pl-6 [&_blockquote]:border-l-4 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_blockquote]:text-ink-2';
