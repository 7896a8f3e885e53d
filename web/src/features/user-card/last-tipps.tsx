import { Flag } from '../../game/flag.tsx';
import { RecentLegend, RecentTipp } from '../../game/recent-tipp.tsx';
import { scoreOf } from '../../lib/game/score.ts';
import { getViewer } from '../../lib/session/session.ts';
import type { RivalryQuery } from './rivalry.generated.ts';
import { texts } from './texts.ts';

interface LastTippsProps {
  /** Covers only matches that count. */
  recent: RivalryQuery['recentTipps'];
  userId: number;
  firstname: string;
}

/** Both players' tipps on the latest matches, side by side. */
export const LastTipps = ({ recent: { matches, scores, rows }, userId, firstname }: LastTippsProps) => {
  if (matches.length === 0) return <p className="text-sm text-ink-2">{texts.noLastTipps}</p>;
  const players = [
    { id: getViewer(), name: texts.me },
    { id: userId, name: firstname },
  ];
  return (
    <div className="grid gap-1.5">
      <table className="w-full table-fixed border-separate border-spacing-0 text-center">
        <caption className="sr-only">{texts.lastTipps}</caption>
        <thead>
          <tr className="text-[min(0.75rem,4vw)] text-ink-2">
            <th scope="col" className="w-13">
              <span className="sr-only">{texts.player}</span>
            </th>
            {matches.map(({ id, team1, team2 }, index) => (
              <th key={id} scope="col" className="font-normal">
                <span aria-hidden="true" className="flex justify-center gap-0.5">
                  <Flag code={team1.flag} size={16} />
                  <Flag code={team2.flag} size={16} />
                </span>
                <span aria-hidden="true">{scoreOf(scores[index])}</span>
                <span className="sr-only">
                  {texts.versus(team1.name, team2.name, scoreOf(scores[index]) ?? '')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" className="truncate text-left text-[min(0.875rem,4.5vw)] font-semibold">
                {name}
              </th>
              {matches.map((match, index) => (
                <td key={match.id} className="p-0.5">
                  <RecentTipp tipp={rows.find((row) => row.userId === id)?.tipps[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RecentLegend />
    </div>
  );
};
