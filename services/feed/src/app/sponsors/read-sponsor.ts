import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { pictureStampIn } from '@tippspiel/shared/contracts/text/picture-stamp';
import { requireText } from '@tippspiel/shared/platform/text/plain-text';
import { isSponsorType, pageAddress, type Sponsor } from '../../domain/sponsors/sponsor.ts';
import { sponsorMessages as messages } from './messages.ts';

export type SponsorInput = { companyName: string; link: string; pictureUrl: string; sponsorType: string };

/** Specification, chapter 9. */
const MAX = 500;

/** Validates the form in its order (specification, chapter 5). @throws AppError BAD_USER_INPUT */
export function readSponsor(given: SponsorInput): Omit<Sponsor, 'id' | 'version' | 'isRemoved'> {
  const rules = { max: MAX, lines: false };
  const companyName = requireText(given.companyName, rules, messages.name, 'companyName');
  const link = readLink(given.link);
  const { sponsorType } = given;
  if (!isSponsorType(sponsorType)) throw badInput(messages.typeMissing, 'sponsorType');
  const picture = given.pictureUrl.trim();
  if (!picture) throw badInput(messages.logoMissing, 'pictureUrl');
  const stamp = pictureStampIn(picture, 'sponsors');
  if (!stamp) throw badInput(messages.logoGone, 'pictureUrl');
  return { companyName, link, sponsorType, stamp };
}

/** May be empty, because not every sponsor has a page. */
function readLink(given: string): string {
  const typed = given.trim();
  if (!typed) return '';
  if (typed.length > MAX) throw badInput(messages.linkTooLong, 'link');
  const address = pageAddress(typed);
  if (!address) throw badInput(messages.noLink, 'link');
  // Browsers encode non-Latin letters, which makes the address longer.
  if (address.length > 2 * MAX) throw badInput(messages.linkTooLong, 'link');
  return address;
}
