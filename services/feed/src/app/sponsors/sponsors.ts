import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { createEvent, type Cause } from '@tippspiel/shared/contracts/events/envelope';
import {
  logWords,
  operatorActed,
  textOf,
  yesOrNo,
  type Lines,
} from '@tippspiel/shared/contracts/events/operator-acted';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { byTier, validAddress, type Sponsor } from '../../domain/sponsors/sponsor.ts';
import { SPONSORS } from '../../store/sponsors/sponsors.ts';
import type { Deps } from '../deps.ts';
import { sponsorLog as log, sponsorMessages as messages } from './messages.ts';
import { readSponsor, type SponsorInput } from './read-sponsor.ts';

/** More than any page of sponsors contains; the list is always read completely. */
export const MAX_SPONSORS = 200;

/**
 * All sponsors, gold first; for everybody. Links are validated again, because the database may have been changed
 * directly.
 */
export const listSponsors = async ({ store }: Deps): Promise<Sponsor[]> =>
  byTier(await store.sponsors.all(MAX_SPONSORS)).map((sponsor) => ({
    ...sponsor,
    link: validAddress(sponsor.link) ?? '',
  }));

/**
 * Adds a sponsor and claims its logo. A logo belongs to one sponsor, so the same form sent twice returns that sponsor.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND (the logo was not cut for this, or is gone), CONFLICT (another's)
 */
export async function addSponsor(deps: Deps, request: Request, input: SponsorInput): Promise<Sponsor> {
  const { userId } = requireAdmin(request.identity);
  const read = readSponsor(input);
  if (!deps.wasCut(input.pictureUrl.trim(), { directory: 'sponsors', userId }))
    throw notFound(messages.logoGone, 'pictureUrl');
  const id = await deps.store.sponsorOf(read.stamp);
  const known = await deps.store.sponsors.find(id);
  if (known?.isRemoved) throw notFound(messages.logoGone, 'pictureUrl');
  if (known) {
    if (fields.every((field) => known[field] === read[field])) return known;
    throw conflict(messages.logoTaken);
  }
  if ((await deps.store.sponsors.count(MAX_SPONSORS)) >= MAX_SPONSORS) throw badInput(messages.tooMany);
  const sponsor: Sponsor = { id, version: 1, ...read, isRemoved: false };
  const isFirst = await deps.store.sponsors.save(
    sponsor,
    changeEvents(deps, { ...request, userId }, null, sponsor),
  );
  if (!isFirst) return addSponsor(deps, request, input);
  deps.relay.kick(SPONSORS, [id]);
  return sponsor;
}

const fields = ['companyName', 'link', 'sponsorType'] as const;

/** Removes a sponsor with its logo. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function removeSponsor(deps: Deps, request: Request, id: number): Promise<void> {
  const { userId } = requireAdmin(request.identity);
  const sponsor = await deps.store.sponsors.find(id);
  if (!sponsor || sponsor.isRemoved) throw notFound(messages.unknownSponsor, 'sponsorId');
  const gone: Sponsor = {
    ...sponsor,
    ...{ version: sponsor.version + 1, isRemoved: true, companyName: '', link: '', stamp: '' },
  };
  if (!(await deps.store.sponsors.save(gone, changeEvents(deps, { ...request, userId }, sponsor, gone))))
    throw notFound(messages.unknownSponsor, 'sponsorId');
  deps.relay.kick(SPONSORS, [id]);
}

/** Claims the logo for the sponsor, or releases it if the stamp is empty. Also records the change in the audit log. */
function changeEvents(
  { clock }: Deps,
  { userId, requestId }: { userId: number; requestId: string },
  before: Sponsor | null,
  sponsor: Sponsor,
): DomainEvent[] {
  const cause = { now: clock.now(), requestId };
  return [
    logoClaim(sponsor, cause),
    operatorActed(
      'feed',
      { userId, ...cause },
      {
        subject: log.sponsor(sponsor.companyName || (before?.companyName ?? '')),
        address: '/sponsoren',
        isNew: !before,
      },
      audited(before),
      audited(sponsor),
    ),
  ];
}

export const logoClaim = ({ id, stamp, version }: Sponsor, cause: Cause) =>
  createEvent(
    'feed.picture.claimed.v1',
    { directory: 'sponsors', id, stamp, isPublic: true, version },
    cause,
  );

const audited = (sponsor: Sponsor | null): Lines => ({
  [logWords.removed]: yesOrNo(sponsor?.isRemoved),
  [logWords.name]: textOf(sponsor?.companyName),
  [log.link]: textOf(sponsor?.link),
  [log.sponsorType]: textOf(sponsor?.sponsorType),
});
