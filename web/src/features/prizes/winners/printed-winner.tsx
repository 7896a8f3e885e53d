import type { ReactNode } from 'react';
import { Printer, SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { formatDateTime, formatMatchDay } from '../../../lib/time/format.ts';
import { positiveNumber } from '../../../lib/address/search.ts';
import {
  PrintedAddressDocument,
  PrintedWinnerDocument,
  type PrintedWinnerQuery,
} from '../prizes.generated.ts';
import { texts } from '../texts.ts';
import { matchesText } from '../winner-names.ts';

/** /gewinner/7: a plain list that operators print to send the prize. */
export const PrintedWinner = () => {
  const id = positiveNumber(useParams()['winnerId']);
  const { data, failure, refetch } = usePolled(PrintedWinnerDocument, { variables: { id } });
  return (
    <>
      <PageHeader title={texts.printTitle}>
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          <ButtonLink variant="secondary" size="sm" to="/gewinner">
            {texts.toWinners}
          </ButtonLink>
          <Button size="sm" disabled={!data?.winner} onClick={() => globalThis.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {texts.print}
          </Button>
        </span>
      </PageHeader>
      <p className="mb-4 text-sm text-ink-2 print:hidden">{texts.printLead}</p>
      <QueryView
        value={data?.winner}
        query={{ failure, refetch }}
        skeleton={
          <Loading>
            <Card className="grid gap-3">
              {[0, 1, 2, 3, 4].map((index) => (
                <Skeleton key={index} className="h-6 w-full max-w-96" />
              ))}
            </Card>
          </Loading>
        }
        notFound={<EmptyState icon={SearchX} title={texts.noSuchWinner} />}
      >
        {(winner) => <List winner={winner} />}
      </QueryView>
    </>
  );
};

type Winner = NonNullable<PrintedWinnerQuery['winner']>;

const List = ({ winner: { user, price, kind, date, isPublished } }: { winner: Winner }) => (
  <Card className="print:border-0 print:p-0">
    <dl className="grid max-w-2xl gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] print:grid-cols-[auto_minmax(0,1fr)]">
      <Line name={texts.winner}>
        <b>{user?.fullname ?? texts.formerPlayer}</b>
      </Line>
      {user ? <Address user={user} /> : <Line name={texts.address}>{texts.noAddressLeft}</Line>}
      <Line name={texts.prize}>{price.name}</Line>
      <Line name={texts.kind}>{kind}</Line>
      <Line name={texts.day}>{formatMatchDay(date)}</Line>
      <Line name={texts.matchesLabel}>{matchesText(price)}</Line>
      {price.drawing.drawnAt && <Line name={texts.drawnAt}>{formatDateTime(price.drawing.drawnAt)}</Line>}
      <Line name={texts.hash}>
        <span className="font-mono text-xs break-all">{price.drawing.seedHash}</span>
      </Line>
      <Line name={texts.published}>{isPublished ? texts.yes : texts.no}</Line>
    </dl>
  </Card>
);

const Address = ({ user }: { user: NonNullable<Winner['user']> }) => {
  const { data, failure, refetch } = usePolled(PrintedAddressDocument, { variables: { userId: user.id } });
  const { street = '', zipCode = '' } = data?.userProfile ?? {};
  const isComplete = street && zipCode && user.city;
  return (
    <Line name={texts.address}>
      <QueryView
        value={data}
        query={{ failure, refetch }}
        small
        skeleton={<Skeleton className="h-18 w-48 max-w-full" />}
      />
      {data && (isComplete ? null : <span className="text-live">{texts.addressMissing} </span>)}
      {data && (
        <span className="whitespace-pre-line">
          {[street, `${zipCode} ${user.city}`.trim(), user.country].filter(Boolean).join('\n')}
        </span>
      )}
    </Line>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="pt-2 text-sm text-ink-2">{name}</dt>
    <dd className="border-b border-line pt-1 pb-2 wrap-anywhere last:border-b-0">{children}</dd>
  </>
);
