import type { FragmentType } from '@apollo/client/masking';
import { ChartColumn } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { useMasked } from '../../apollo/use-masked.ts';
import { Card } from '../../components/card.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { getSession } from '../../lib/session/session.ts';
import { statisticOf } from '../../lib/address/addresses.ts';
import { KnockOutMatchFragmentDoc, type KnockOutMatchFragment } from './knock-out-match.generated.ts';
import { KnockOutSide } from './knock-out-side.tsx';
import type { MatchOutcome } from './match-outcome.ts';
import { texts } from './texts.ts';

interface KnockOutMatchProps extends MatchOutcome {
  match: FragmentType<KnockOutMatchFragment>;
  /** The final is framed in gold. */
  isFinal: boolean;
}

export const KnockOutMatch = ({
  match,
  winner,
  origins,
  expected,
  champion,
  isFinal,
}: KnockOutMatchProps) => {
  const data = useMasked(KnockOutMatchFragmentDoc, match);
  if (!data) return null;
  const { id, date, city, isRunning, goalsTeam1, goalsTeam2, team1, team2 } = data;
  const score = scoreOf(data);
  const afterPenalties = winner !== null && goalsTeam1 === goalsTeam2;
  // The winner's penalties come first.
  const [won, lost] =
    winner === 2 ? [data.penaltiesTeam2, data.penaltiesTeam1] : [data.penaltiesTeam1, data.penaltiesTeam2];
  const shootOut = won === null || lost === null ? '' : `${won}:${lost} `;
  const side = (number: 1 | 2) => ({
    expected: expected[number - 1] ?? null,
    champion,
    isRunning,
    hasWon: winner === null ? null : winner === number,
    shootOut: afterPenalties ? shootOut : null,
    origin: origins[number - 1] ?? null,
  });
  return (
    <Card
      as="article"
      tone={isFinal ? 'highlight' : 'plain'}
      padded={false}
      className="@container w-full px-3 pt-1.5 pb-1"
    >
      <div className="flex min-h-6 items-center justify-between gap-2 text-xs text-ink-2">
        <span>
          <time dateTime={date}>{formatDateTime(date)}</time>
          <span className="hidden @2xs:inline"> · {city}</span>
        </span>
        <span className="flex items-center gap-1 whitespace-nowrap">
          {isRunning ? <LiveBadge /> : <span>{texts.match(id)}</span>}
          {score && getSession().user && (
            <Link
              to={statisticOf(id)}
              aria-label={texts.allTipps(team1.name, team2.name, score)}
              title={texts.allTippsShort}
              className="-mr-1.5 grid size-6 place-items-center rounded-full tap-target hover:bg-surface-3 hover:text-ink"
            >
              <ChartColumn aria-hidden="true" className="size-4" />
            </Link>
          )}
        </span>
      </div>
      <ul>
        <KnockOutSide team={team1} goals={goalsTeam1} {...side(1)} />
        <KnockOutSide team={team2} goals={goalsTeam2} {...side(2)} />
      </ul>
    </Card>
  );
};
