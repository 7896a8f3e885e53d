import { IDENTITY_HEADER, type identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { RESOLVE_SESSION_PATH, type ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { HttpClient } from '@tippspiel/shared/platform/http/http-client';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import { z } from 'zod';

/** Requests the session of a token from the user service; null for none. Rejects when it does not answer in time. */
export type LookUp = (token: string, requestId: string) => Promise<ResolvedSession | null>;

type Options = { user: HttpClient; sign: ReturnType<typeof identitySigner>; timeoutMs: number };

const answer = z.object({
  session: z
    .object({
      sessionId: z.string(),
      userId: z.int().positive(),
      isAdmin: z.boolean(),
      isLocked: z.boolean(),
      firstname: z.string(),
      fullname: z.string(),
    })
    .nullable(),
});

export function createLookUp({ user, sign, timeoutMs }: Options): LookUp {
  return async (token, requestId) => {
    const deadline = new Date(Date.now() + timeoutMs);
    const { status, body } = await user.post({
      path: RESOLVE_SESSION_PATH,
      headers: {
        'content-type': 'application/json',
        [IDENTITY_HEADER]: await sign(null),
        [REQUEST_ID_HEADER]: requestId,
      },
      body: JSON.stringify({ token }),
      deadline,
      isRead: true,
    });
    if (status !== 200) throw new Error(`the user service answered ${status}`);
    return answer.parse(JSON.parse(body)).session;
  };
}
