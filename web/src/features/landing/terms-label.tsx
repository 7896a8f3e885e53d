import { OutsideLink } from '../../components/outside-link.tsx';
import { texts } from './texts.ts';

const { before, link, after } = texts.terms;

/** Label of the consent; the terms open beside the form, so that nothing that was typed is lost. */
export const TermsLabel = () => (
  <>
    {before}
    <OutsideLink href="/agb" className="font-semibold text-link underline underline-offset-2">
      {link}
    </OutsideLink>
    {after}
  </>
);
