import { useState } from 'react';
import { Monitor, Smartphone } from 'lucide-react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { formatDate } from '../../lib/time/format.ts';
import { formatPostTime } from '../../lib/time/format-relative.ts';
import { logOut } from '../../lib/session/session-change.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { EndLoginDocument, type AccountQuery } from './account.generated.ts';
import { texts } from './texts.ts';

type Login = NonNullable<AccountQuery['viewer']>['logins'][number];

/** The number of logins shown at first. */
const FIRST = 5;

/** The player's logins. The others can be ended here, the current one by 'Abmelden'. */
export const Logins = ({ logins }: { logins: readonly Login[] }) => {
  const [mutate] = useSafeMutation(EndLoginDocument);
  const [all, setAll] = useState(false);
  // The current login comes first for comparison. Its stored time may be an hour old.
  const sorted = [...logins].sort((a, b) => Number(b.isThis) - Number(a.isThis));
  const shown = all ? sorted : sorted.slice(0, FIRST);
  const [ending, setEnding] = useState('');
  const [message, setMessage] = useState('');
  const end = async (id: string): Promise<void> => {
    setEnding(id);
    setMessage('');
    const { failure } = await mutate({ input: { id } });
    setMessage(failure?.message ?? '');
    setEnding('');
  };
  return (
    <SectionCard title={texts.logins} lead={texts.loginsLead}>
      {message && <Notice tone="error" title={message} />}
      <ul className="-my-2 divide-y divide-line">
        {shown.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            busy={ending === login.id}
            onEnd={() => void end(login.id)}
          />
        ))}
      </ul>
      {shown.length < logins.length && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setAll(true)}>
          {texts.showAll(logins.length - shown.length)}
        </Button>
      )}
    </SectionCard>
  );
};

const onPhone = /iPhone|iPad|Android/;

const LoginRow = ({ login, busy, onEnd }: { login: Login; busy: boolean; onEnd: () => void }) => {
  const { created, lastSeen, isThis } = login;
  const device = login.device || texts.unknownDevice;
  const now = useNow(1000);
  const Icon = onPhone.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="flex min-w-0 flex-1 basis-52 items-start gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-surface-2 text-ink-2">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            {device}
            {isThis && <Badge>{texts.isThis}</Badge>}
          </span>
          <span className="block text-sm text-ink-2">
            <span className="max-sm:block">{texts.lastSeen(formatPostTime(lastSeen, now))}</span>
            <span className="max-sm:hidden"> · </span>
            <span className="max-sm:block">{texts.since(formatDate(created))}</span>
          </span>
        </span>
      </span>
      <Button
        variant="secondary"
        size="sm"
        className="max-xs:ml-13"
        busy={busy}
        aria-label={texts.endOf(device)}
        onClick={isThis ? logOut : onEnd}
      >
        {texts.end}
      </Button>
    </li>
  );
};
