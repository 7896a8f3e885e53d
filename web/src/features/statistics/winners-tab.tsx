import { Lock } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ChipLink } from '../../components/chip-link.tsx';
import { Flag } from '../../game/flag.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { getSession } from '../../lib/session/session.ts';
import { useReached } from '../../lib/time/use-now.ts';
import { Bars, type Bar } from './bars.tsx';
import { WinnerPlayers } from './chosen-players.tsx';
import { Panel, PanelSkeleton } from './panel.tsx';
import { winnerSentence } from './sentences.ts';
import { formatShare } from './shares.ts';
import { changed, kindsOf, toAddress, type StatisticsView } from './statistics-address.ts';
import {
  WinnerKindsDocument,
  WinnerStatisticDocument,
  type WinnerStatisticQuery,
} from './statistics.generated.ts';
import { TableBehind } from './table-behind.tsx';
import { texts } from './texts.ts';

type Mark = WinnerStatisticQuery['winnerStatistic'][number];

interface TabProps {
  view: StatisticsView;
}

/** Polls this often between a lock and the freezing of all choices. */
const COLLECTING_MS = 5_000;
const isCollecting = ({ isVisible, locksAt }: Mark): boolean =>
  !isVisible && Date.parse(locksAt) <= serverNow();

/** Further teams are hidden behind a button. */
const SHOWN = 8;

const FRESH_MS = 600_000;

/** While the tournament's kinds are unknown, those of the championship. */
const useKinds = (): readonly string[] => {
  const { data } = usePolled(WinnerKindsDocument, { fresh: FRESH_MS });
  return data?.tournament.winnerKinds ?? kindsOf(getSession().isWM);
};

const nameOf = (kind: string, kinds: readonly string[]): string =>
  (kind === 'L' && !kinds.includes('G') ? texts.lastOfLeague : texts.kinds[kind]) ?? '';

const Kinds = ({ view, kinds }: TabProps & { kinds: readonly string[] }) => (
  <nav aria-label={texts.kindsLabel} className="flex flex-wrap gap-2">
    {kinds.map((kind) => (
      <ChipLink
        key={kind}
        className="max-w-full whitespace-normal!"
        to={toAddress(changed(view, { kind, chosen: '' }))}
        current={view.kind === kind}
      >
        {nameOf(kind, kinds)}
      </ChipLink>
    ))}
  </nav>
);

const Teams = ({ mark, title, bars }: { mark: Mark; title: string; bars: Bar[] }) => (
  <>
    <Bars label={title} whole={mark.tippCount} bars={bars.slice(0, SHOWN)} />
    {bars.length > SHOWN && (
      <details className="mt-2">
        <summary className="tap-target w-fit cursor-pointer rounded-sm text-sm font-semibold text-link underline-offset-4 hover:underline">
          {texts.moreTeams(bars.length - SHOWN)}
        </summary>
        <Bars label={title} whole={mark.tippCount} bars={bars.slice(SHOWN)} />
      </details>
    )}
  </>
);

const MarkPanel = ({
  view,
  kind,
  mark,
  className,
}: TabProps & { kind: string; mark: Mark; className: string }) => {
  const title = texts.winnerTitle(kind, mark.group);
  const isOver = useReached(mark.locksAt);
  if (!mark.isVisible)
    return (
      <Panel title={title} className={className}>
        <p className="flex items-center gap-2 py-3 text-ink-2">
          <Lock aria-hidden="true" className="size-4 flex-none" />
          {isOver ? texts.collecting : texts.hiddenMark(formatDateTime(mark.locksAt))}
        </p>
      </Panel>
    );
  const bars = mark.teams.map(({ team, value }) => ({
    key: team.teamKZ,
    label: (
      <span>
        <Flag code={team.flag} size={24} className="mr-2 inline-block align-[-0.2em]" />
        {team.name}
      </span>
    ),
    value,
    isOwn: team.teamKZ === mark.own?.teamKZ,
    isRight: team.teamKZ === mark.decidedTeam?.teamKZ,
    isChosen: team.teamKZ === view.chosen,
    to: toAddress(changed(view, { chosen: team.teamKZ })),
  }));
  return (
    <Panel title={title} className={className}>
      <p className="mb-3 text-lg leading-snug font-bold text-pretty">{winnerSentence(mark)}</p>
      <Teams mark={mark} title={title} bars={bars} />
      <TableBehind
        caption={title}
        heads={[texts.team, texts.count, texts.share]}
        rows={mark.teams.map(({ team, value }) => [
          team.name,
          formatNumber(value),
          formatShare(value, mark.tippCount),
        ])}
      />
    </Panel>
  );
};

/** Tab 3: everybody's winner tipps, mark by mark. */
export const WinnersTab = ({ view: given }: TabProps) => {
  const kinds = useKinds();
  const view = kinds.includes(given.kind) ? given : { ...given, kind: 'P1' };
  const kind = nameOf(view.kind, kinds);
  const { data, failure, refetch } = usePolled(WinnerStatisticDocument, {
    variables: { kind: view.kind },
    poll: ({ winnerStatistic }) => (winnerStatistic.some(isCollecting) ? COLLECTING_MS : true),
    live: ['matches'],
  });
  const marks = data?.winnerStatistic;
  const chosen = marks?.flatMap(({ teams }) => teams).find(({ team }) => team.teamKZ === view.chosen)?.team;
  const list = chosen && <WinnerPlayers view={view} title={texts.listOfTeam(chosen.name, kind)} />;
  return (
    <div className="grid gap-4">
      <Kinds view={view} kinds={kinds} />
      <QueryView value={marks} query={{ failure, refetch }} skeleton={<PanelSkeleton tall />}>
        {(marks) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {marks.length > 1 && list && <div className="lg:col-span-2">{list}</div>}
            {marks.map((mark) => (
              <MarkPanel
                key={mark.mark}
                view={view}
                kind={kind}
                mark={mark}
                className={cx(marks.length === 1 && (list ? 'self-start' : 'lg:col-span-2'))}
              />
            ))}
            {marks.length === 1 && list}
          </div>
        )}
      </QueryView>
    </div>
  );
};
