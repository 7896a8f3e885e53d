import { useMedia, WIDE } from '../../lib/page/use-media.ts';
import { toBracket } from './bracket.ts';
import { knockOutAnchor } from './anchors.ts';
import { KnockOutRounds } from './knock-out-rounds.tsx';
import { KnockOutTree } from './knock-out-tree.tsx';
import { outcomesIn, type Standings } from './match-outcome.ts';
import { texts } from './texts.ts';
import type { TablesMatch } from './use-tables.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { getSession } from '../../lib/session/session.ts';
import { OwnChampionDocument } from './own-champion.generated.ts';

const FRESH_MS = 600_000;

/** The code of the team that the player has tipped for the title; null for visitors, without a tipp, or if unknown. */
const useOwnChampion = (): string | null => {
  const { data } = usePolled(OwnChampionDocument, {
    skip: !getSession().user,
    fresh: FRESH_MS,
    ...betweenSaves,
  });
  return data?.winnerTipps.find(({ mark }) => mark === 'P1')?.team?.teamKZ ?? null;
};

interface KnockOutProps {
  matches: readonly TablesMatch[];
  tables: Standings;
}

/** The knock-out rounds as a whole tree on wide screens, otherwise round by round. */
export const KnockOut = ({ matches, tables }: KnockOutProps) => {
  const wide = useMedia(WIDE);
  const bracket = toBracket(matches);
  const read = outcomesIn(bracket, tables, useOwnChampion());
  return (
    <section id={knockOutAnchor} tabIndex={-1} aria-labelledby={`${knockOutAnchor}-titel`} className="mt-10">
      <h2 id={`${knockOutAnchor}-titel`} className="mb-4 text-xl font-bold">
        {texts.knockOut}
      </h2>
      {wide ? (
        <KnockOutTree bracket={bracket} read={read} />
      ) : (
        <KnockOutRounds bracket={bracket} read={read} />
      )}
    </section>
  );
};
