import { PlayerLink } from '../../game/player-link.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import type { ReportedTextFragment } from './reports.generated.ts';
import { texts } from './texts.ts';

export const ReportList = ({ text: { reports, reportCount } }: { text: ReportedTextFragment }) => {
  if (reportCount === 0) return <p className="text-sm text-ink-2">{texts.noReports}</p>;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{texts.reportCount(reportCount)}</p>
      <ul className="divide-y divide-line">
        {reports.map(({ user, reason, dateReported }) => (
          <li key={user.id} className="grid gap-0.5 py-2">
            <p className="whitespace-pre-wrap wrap-anywhere">
              {reason || <span className="text-ink-2">{texts.noReason}</span>}
            </p>
            <p className="text-ink-2 wrap-anywhere">
              <PlayerLink player={user} className="tap-target" />
              {' ·\u00a0'}
              <time dateTime={dateReported} className="inline-block">
                {formatDateTime(dateReported)}
              </time>
            </p>
          </li>
        ))}
      </ul>
      {reportCount > reports.length && (
        <p className="text-ink-2">{texts.moreReports(reportCount - reports.length)}</p>
      )}
    </div>
  );
};
