import { OperatorText } from '../../components/operator-text.tsx';

/** Matches '@' outside of tags, where a long e-mail address may wrap. */
const inText = /@(?=[^<>]*(?:<|$))/g;

/** A page's text. Its headings are larger and further apart than those of a post, as they structure the screen. */
export const PageText = ({ html }: { html: string }) => (
  <div className="hyphens-auto [&_h2]:text-xl! [&_h2:not(:first-child)]:mt-7 [&_h3]:mt-5 [&_h3]:text-lg!">
    <OperatorText html={html.replaceAll(inText, '@<wbr>')} />
  </div>
);
