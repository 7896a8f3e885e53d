import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import { DeleteAccountDocument } from './leaving.generated.ts';
import { openStore } from '../../lib/save/lazy-store.ts';
import { forgetDrafts } from '../../lib/save/drafts.ts';
import { outbox } from '../../lib/save/outbox.ts';
import { forgetSeenPosts } from '../../lib/save/seen-posts.ts';
import { forgetVisitor } from '../../lib/session/device.ts';
import { getViewer } from '../../lib/session/session.ts';
import { noteClosing } from '../../lib/session/session-change.ts';
import { noteDeleted } from './deleted-mark.ts';
import { leavingTexts as texts } from './texts.ts';

/** Specification, chapter 9. */
const REDIRECT_MS = 1_500;

/** Deletes the account after a last confirmation. A full page load of /goodbye clears the player's data from memory. */
export const useDeleteAccount = (): { isDeleted: boolean; remove: () => Promise<Failure | null> } => {
  const [isDeleted, setIsDeleted] = useState(false);
  const [mutate] = useSafeMutation(DeleteAccountDocument);
  return {
    isDeleted,
    async remove() {
      if (!window.confirm(texts.lastChance)) return null;
      const { failure } = await mutate({ input: { delete: 'delete' } });
      if (failure) return failure;
      setIsDeleted(true);
      noteDeleted();
      noteClosing();
      // On a slow network /goodbye is the service worker's page, which would start with this player.
      forgetVisitor(getViewer());
      void outbox.forget(openStore(), getViewer());
      forgetDrafts(getViewer());
      forgetSeenPosts(getViewer());
      window.setTimeout(() => location.replace('/goodbye'), REDIRECT_MS);
      return null;
    },
  };
};
