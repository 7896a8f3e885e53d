import type { Tools } from '../tools.ts';
import {
  RestConfirmEmailDocument,
  RestRequestPasswordResetDocument,
  RestResetPasswordDocument,
  type ConfirmEmailInput,
  type RequestPasswordResetInput,
  type ResetPasswordInput,
} from './auth.generated.ts';

/** The calls behind links in mails (decisions, 'Accounts'). */
export function mailLinkRoutes({ ask, serve }: Tools): void {
  serve<{ Body: ConfirmEmailInput }>('confirmEmail', async (request, reply) => {
    const { token } = request.body;
    await ask({ request, reply }, RestConfirmEmailDocument, { input: { token } });
    return {};
  });

  serve<{ Body: RequestPasswordResetInput }>('forgotPassword', async (request, reply) => {
    const { email } = request.body;
    await ask({ request, reply }, RestRequestPasswordResetDocument, { input: { email } });
    return {};
  });

  serve<{ Body: ResetPasswordInput }>('resetPassword', async (request, reply) => {
    const { token, password, passwordRepeat } = request.body;
    await ask({ request, reply }, RestResetPasswordDocument, { input: { token, password, passwordRepeat } });
    return {};
  });
}
