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
export function authRoutes({ graph, clock, serve }: Tools): void {
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

  serve('getSession', (call) => answerSession(call, RestSessionDocument, {}, (data) => data['viewer']));
  serve<{ Body: RegisterInput }>('register', (call) =>
    answerSession(call, RestRegisterDocument, { input: call.body }, viewerIn('register')),
  );
  serve<{ Body: LoginInput }>('login', (call) =>
    answerSession(call, RestLoginDocument, { input: call.body }, viewerIn('login')),
  );
  serve('logout', (call) => answerSession(call, RestLogoutDocument, {}, () => null));

  serve<{ Body: ConfirmEmailInput }>('confirmEmail', async ({ body, ask }) => {
    await ask(RestConfirmEmailDocument, { input: body });
    return {};
  });
  serve<{ Body: RequestPasswordResetInput }>('forgotPassword', async ({ body, ask }) => {
    await ask(RestRequestPasswordResetDocument, { input: body });
    return {};
  });
  serve<{ Body: ResetPasswordInput }>('resetPassword', async ({ body, ask }) => {
    await ask(RestResetPasswordDocument, { input: body });
    return {};
  });
}
