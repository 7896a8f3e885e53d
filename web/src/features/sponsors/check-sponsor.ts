import { isLongerThan } from '../../lib/text/characters.ts';
import type { SponsorType } from '../../generated/schema.ts';
import type { Problems } from '../../lib/form/use-form.ts';
import { texts } from './texts.ts';

/** The form's values. Their names match the fields in the server's errors. */
export interface SponsorForm {
  companyName: string;
  link: string;
  sponsorType: SponsorType | '';
  /** The stamp of the uploaded and cropped logo; empty without one. */
  pictureUrl: string;
}

/** Specification, chapter 9. */
export const MAX_LENGTH = 500;

const { problems } = texts;

const checkLink = (typed: string): string | undefined => {
  if (!typed) return undefined;
  if (typed.length > MAX_LENGTH) return problems.tooLong;
  // Finds other schemes. A port after the host is not a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(typed)?.[1]?.toLowerCase() ?? 'https';
  const isPage = ['http', 'https'].includes(scheme) && /^\S*[^\s.]\.[^\s.]\S*$/.test(typed);
  return isPage ? undefined : problems.link;
};

/**
 * Checks the fields in the order of the form (specification, chapter 5).
 * @param picture the problem of a chosen logo, which must not get lost
 */
export const checkSponsor = (
  { companyName, link, sponsorType, pictureUrl }: SponsorForm,
  picture?: string,
): Problems<SponsorForm> => {
  const name = companyName.trim();
  const linkProblem = checkLink(link.trim());
  return {
    ...(!name && { companyName: problems.name }),
    ...(isLongerThan(name, MAX_LENGTH) && { companyName: problems.tooLong }),
    ...(linkProblem && { link: linkProblem }),
    ...(!sponsorType && { sponsorType: problems.tier }),
    ...(!pictureUrl && { pictureUrl: problems.logo }),
    ...(picture && { pictureUrl: picture }),
  };
};
