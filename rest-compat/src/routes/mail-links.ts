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
