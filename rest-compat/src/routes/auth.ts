import { asError, passSessionOn } from '../ask.ts';
import type { Call, Tools } from '../tools.ts';
import {
  RestConfirmEmailDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestRegisterDocument,
  RestRequestPasswordResetDocument,
  RestResetPasswordDocument,
  RestSessionDocument,
  RestTournamentDocument,
  type ConfirmEmailInput,
  type LoginInput,
  type RegisterInput,
  type RequestPasswordResetInput,
  type ResetPasswordInput,
  type RestTournamentQuery,
  type SessionUserFragment,
} from './auth.generated.ts';

const shapeSessionUser = ({ id, isAdmin, user }: SessionUserFragment) => ({
  id,
  firstname: user.firstname,
  fullname: user.fullname,
  isAdmin,
});

type Document = { toString(): string };

/** Session, registration, login, logout, and the calls behind links in mails (decisions, 'Accounts'). */
export function authRoutes({ graph, ask, clock, serve }: Tools): void {
  let tournament: RestTournamentQuery['tournament'] | undefined;

  /** Caches the tournament, which never changes. Until it was read once, a session's answer may lack it. */
  async function tournamentOf({ request }: Call) {
    if (!tournament) {
      // The login or registration before has succeeded: a failure here must not say that nothing was done.
      const answer = await graph(request, { query: RestTournamentDocument.toString() }).catch(
        () => undefined,
      );
      tournament = (answer?.data as RestTournamentQuery | null | undefined)?.tournament;
    }
    return { isWM: tournament?.isWM ?? false, tournamentName: tournament?.name ?? '' };
  }

  async function answerSession(
    call: Call,
    document: Document,
    variables: Record<string, unknown>,
    viewerOf: (data: Record<string, unknown>) => unknown,
  ) {
    const answer = await graph(call.request, {
      query: document.toString(),
      variables,
      fetchToken: document === RestSessionDocument,
    });
    passSessionOn(call.reply, answer);
    const [problem] = answer.errors ?? [];
    if (problem || !answer.data) throw asError(problem ?? { message: '' });
    const viewer = viewerOf(answer.data) as SessionUserFragment | null;
    return {
      data: {
        authenticated: viewer !== null,
        csrfToken: answer.csrfToken ?? '',
        user: viewer && shapeSessionUser(viewer),
        ...(await tournamentOf(call)),
        serverTime: clock.now().toISOString(),
      },
    };
  }

  const viewerIn = (field: string) => (data: Record<string, unknown>) =>
    (data[field] as { viewer: unknown }).viewer;

  serve('getSession', (request, reply) =>
    answerSession({ request, reply }, RestSessionDocument, {}, (data) => data['viewer']),
  );
  serve<{ Body: RegisterInput }>('register', (request, reply) =>
    answerSession({ request, reply }, RestRegisterDocument, { input: request.body }, viewerIn('register')),
  );
  serve<{ Body: LoginInput }>('login', (request, reply) =>
    answerSession({ request, reply }, RestLoginDocument, { input: request.body }, viewerIn('login')),
  );
  serve('logout', (request, reply) => answerSession({ request, reply }, RestLogoutDocument, {}, () => null));

  serve<{ Body: ConfirmEmailInput }>('confirmEmail', async (request, reply) => {
    await ask({ request, reply }, RestConfirmEmailDocument, { input: request.body });
    return {};
  });
  serve<{ Body: RequestPasswordResetInput }>('forgotPassword', async (request, reply) => {
    await ask({ request, reply }, RestRequestPasswordResetDocument, { input: request.body });
    return {};
  });
  serve<{ Body: ResetPasswordInput }>('resetPassword', async (request, reply) => {
    await ask({ request, reply }, RestResetPasswordDocument, { input: request.body });
    return {};
  });
}
