import { OutsideLink } from '../../components/outside-link.tsx';
import { texts } from './texts.ts';

const { before, link, after } = texts.terms;

/** Submitting the form accepts these terms. They open in a new tab, so that the form keeps its values. */
export const Terms = () => (
  <p className="text-sm text-ink-2">
    <span>{before}</span>
    <OutsideLink href="/agb" className="font-semibold text-link underline underline-offset-2">
      {link}
    </OutsideLink>
    <span>{after}</span>
  </p>
);
