import { OperatorText } from '../../components/operator-text.tsx';

/** Not in an attribute: an address breaks there where it has no room. */
const inText = /@(?=[^<>]*(?:<|$))/g;

/** A page's text: its headings are the screen's own, further apart and larger than those of a post. */
export const PageText = ({ html }: { html: string }) => (
  <div className="hyphens-auto [&_h2]:text-xl! [&_h2:not(:first-child)]:mt-7 [&_h3]:mt-5 [&_h3]:text-lg!">
    <OperatorText html={html.replaceAll(inText, '@<wbr>')} />
  </div>
);
