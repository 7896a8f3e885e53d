import { OutsideLink } from '../../components/outside-link.tsx';
import { texts } from './texts.ts';

const { before, link, after } = texts.terms;

/** The terms that sending the form agrees to; they open beside it, so that nothing that was typed is lost. */
export const Terms = () => (
  <p className="text-sm text-ink-2">
    <span>{before}</span>
    <OutsideLink href="/agb" className="font-semibold text-link underline underline-offset-2">
      {link}
    </OutsideLink>
    <span>{after}</span>
  </p>
);
