interface OperatorTextProps {
  /** From operators only; the server has taken out whatever could do harm, when it was written and again now. */
  html: string;
}

export const OperatorText = ({ html }: OperatorTextProps) => (
  <div
    dangerouslySetInnerHTML={{ __html: html }}
    className={
      // In a heading 'bolder' would be the font's heaviest.
      '[&_:is(b,strong)]:font-extrabold [&>*+*]:mt-3 [overflow-wrap:anywhere] [&_a]:font-medium [&_a]:text-link [&_a]:underline [&_h2]:text-xl [&_h2]:font-bold ' +
      '[&_h3]:text-lg [&_h3]:font-bold [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_li]:my-1 [&_ol]:list-decimal [&_ol]:pl-6 ' +
      '[&_ul]:list-disc [&_ul]:pl-6'
    }
  />
);
