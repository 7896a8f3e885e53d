import { texts } from './texts.ts';

const { before, link, after, opens } = texts.terms;

/** Label of the consent; the terms open beside the form, so that nothing that was typed is lost. */
export const TermsLabel = () => (
  <>
    {before}
    <a
      href="/agb"
      target="_blank"
      rel="noopener"
      title={opens}
      className="font-semibold text-link underline underline-offset-2"
    >
      {link}
    </a>
    {after}
  </>
);
