import { stampInName } from '@tippspiel/shared/contracts/text/picture-stamp';
import { LRUCache } from 'lru-cache';
import {
  idInName,
  isNewerThan,
  isVersionOf,
  type Directory,
} from '../../domain/operator-pictures/operator-picture.ts';
import { idInClaimKey } from '../../store/operator-pictures/claims.ts';
import type { Deps } from '../deps.ts';

/** A requested picture, and how long it may be cached. */
export type Found = { stamp: string; isPublic: boolean; isImmutable: boolean };

/** Some hundred bytes each. */
const CACHE_SIZE = 10_000;

/**
 * Finds a picture by its owner's number ('12.jpg') or its stamp, ignoring a signature after it; null for none. Cached
 * after the first search.
 */
export function createFinder({
  claimCache,
  operatorPictures,
}: Pick<Deps, 'claimCache' | 'operatorPictures'>) {
  /** A picture's owner at the time of the search; the claim contains the current owner. */
  const owners = new LRUCache<string, number>({ max: CACHE_SIZE });

  async function byNumber(directory: Directory, id: number, version?: string): Promise<Found | null> {
    const claim = await claimCache.of(directory, id);
    // The event of a newer picture may not have arrived yet. The previous picture would be wrong, so the page has to
    // retry.
    if (!claim?.stamp || isNewerThan(claim, version)) return null;
    return { stamp: claim.stamp, isPublic: claim.isPublic, isImmutable: isVersionOf(claim, version) };
  }

  /** The picture behind a stamp never changes. */
  async function byStamp(directory: Directory, stamp: string): Promise<Found | null> {
    const key = `${directory}/${stamp}`;
    const isOf = async (id: number | undefined) => {
      const claim = id ? await claimCache.of(directory, id) : undefined;
      return claim?.stamp === stamp ? claim : undefined;
    };
    const known = await isOf(owners.get(key));
    if (known) return { stamp, isPublic: known.isPublic, isImmutable: true };
    const picture = await operatorPictures.find(stamp);
    if (picture?.directory !== directory) return null;
    const claim = await isOf(idInClaimKey(picture.claimedBy));
    if (claim) owners.set(key, claim.id);
    return { stamp, isPublic: claim?.isPublic ?? false, isImmutable: true };
  }

  return async (directory: Directory, name: string, version?: string): Promise<Found | null> => {
    const stamp = stampInName(name);
    if (stamp) return byStamp(directory, stamp);
    const id = idInName(name);
    return id === null ? null : byNumber(directory, id, version);
  };
}
