import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { isDuplicateKey } from '@tippspiel/shared/platform/mongo/duplicate-key';
import { foldEmail } from '@tippspiel/shared/platform/text/email';
import type { Model } from 'mongoose';
import type { StoredAccount } from './account-model.ts';

const NOT_ASCII = /[^ -~]/;

/**
 * Stores anew the few addresses whose domain a release before kept as it was typed: they are looked for as the network writes
 * them. May run again, and in several processes at once.
 */
export async function storeFormerDomains(model: Model<StoredAccount>, log: Logger): Promise<void> {
  const found = await model.find({ email: NOT_ASCII }, { email: 1 }).lean<{ _id: number; email: string }[]>();
  for (const { _id, email } of found) {
    const folded = foldEmail(email);
    if (folded === email) continue;
    try {
      await model.updateOne({ _id, email }, { $set: { email: folded } });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      log.warn(
        { userId: _id },
        'an address has two accounts: this one is out of reach until operators change its address',
      );
    }
  }
}
