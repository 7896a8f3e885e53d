import { join } from 'node:path';
import { openLine } from '@tippspiel/shared/platform/testing/line';
import { until } from '@tippspiel/shared/platform/testing/until';
import { startMail } from './engines/mail.ts';
import { noLog } from './log.ts';
import { makeTempFolder } from './temp-folder.ts';

/** A mail as the catcher shows it. */
export type Caught = {
  id: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string; name: string }[];
  from: { address: string; name: string }[];
  headers: Record<string, string>;
};

export type Mails = ReturnType<typeof mailsAt>;
export type Catcher = Awaited<ReturnType<typeof openCatcher>>;

/** A real mail server that stores received mails. */
export async function openCatcher() {
  const { path, remove } = await makeTempFolder();
  const mail = await startMail(noLog, { folder: join(path, 'mail'), logDir: join(path, 'logs') });
  const line = await openLine(mail.url);
  return {
    ...mailsAt(mail.pageUrl),
    /** The connection by which mails arrive; tests can disturb it. */
    line,
    smtpUrl: line.url,
    /** The page that shows the mails. */
    pageUrl: mail.pageUrl,
    async stop() {
      line.close();
      await mail.stop();
      await remove();
    },
  };
}

/** The mails of another process's catcher, read from its page. */
export function mailsAt(pageUrl: string) {
  /** All caught mails, or those for an address. */
  async function caught(address?: string): Promise<Caught[]> {
    const all = (await (await fetch(`${pageUrl}/email`)).json()) as Caught[];
    return all.filter(({ to }) => !address || to.some((receiver) => receiver.address === address));
  }
  return {
    caught,
    /** Waits for the mails of an address. */
    of: (address: string, count = 1) =>
      until(`${count} mails to ${address}`, async () => {
        const found = await caught(address);
        return found.length >= count && found;
      }),
  };
}

/** The last path segment of the mail's first link to this page. */
export function tokenIn({ text }: Caught, page: string): string {
  const [, token] = new RegExp(`/${page}/([\\w-]+)`).exec(text) ?? [];
  if (!token) throw new Error(`no link to /${page} in: ${text}`);
  return token;
}
