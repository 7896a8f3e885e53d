import { ItemBoundary } from '../../components/item-boundary.tsx';
import { matchGrid } from '../../game/match-grid.ts';
import { formatMatchDay } from '../../lib/time/format.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { bySection } from './tipp-list.ts';
import { texts } from './texts.ts';
import type { MyTippsQuery } from './my-tipps.generated.ts';
import { useTipp, type TeamData, type TippRef } from './use-tipp.ts';
import { SuspendedCard } from './suspended-card.tsx';
import { LockedCard } from './locked-card.tsx';
import { OpenCard } from './open-card.tsx';

export type PageTipp = MyTippsQuery['tipps']['tipps'][number];

interface MatchDaysProps {
  tipps: readonly PageTipp[];
  jokersLeft: number;
  /** Operators have suspended the player: tipps are read-only. */
  isSuspended: boolean;
  /** The next match that lacks a tipp. */
  nextId: number | null;
  /** The one match that explains the joker. */
  hintedId: number | null;
  onShowTeam: (team: TeamData) => void;
  onEdit: (matchId: number) => void;
}

/** The matches of a page under their days; where days share a grid, each card has its date. */
export const MatchDays = ({ tipps, nextId, hintedId, ...card }: MatchDaysProps) => {
  const today = formatMatchDay(useNow());
  return bySection(tipps).map(({ title, days, tipps: list }) => (
    <section key={title} className="mt-6 first-of-type:mt-4">
      <h2 className="mb-3 text-sm font-semibold text-ink-2">
        {days.length === 1 && title === today && <span className="text-ink">{texts.today} · </span>}
        <span>{title}</span>
      </h2>
      <div className={matchGrid}>
        {list.map((tipp) => (
          <ItemBoundary key={tipp.id}>
            <TippCard
              tipp={tipp}
              isNext={tipp.match.id === nextId}
              hasJokerHint={tipp.match.id === hintedId}
              hasDate={days.length > 1}
              {...card}
            />
          </ItemBoundary>
        ))}
      </div>
    </section>
  ));
};

interface TippCardProps {
  tipp: TippRef;
  jokersLeft: number;
  /** Operators have suspended the player. */
  isSuspended: boolean;
  isNext: boolean;
  hasJokerHint: boolean;
  /** No heading above the card has its date. */
  hasDate: boolean;
  onShowTeam: (team: TeamData) => void;
  onEdit: (matchId: number) => void;
}

const TippCard = ({ tipp, isSuspended, onEdit, ...open }: TippCardProps) => {
  const edited = useTipp(tipp);
  if (!edited) return null;
  const { hasDate, onShowTeam } = open;
  if (edited.isLocked) return <LockedCard edited={edited} hasDate={hasDate} onShowTeam={onShowTeam} />;
  if (isSuspended) return <SuspendedCard edited={edited} hasDate={hasDate} onShowTeam={onShowTeam} />;
  // In the editor other changes may follow, which this card must not undo.
  const edit = () => {
    edited.forgetUndo();
    onEdit(tipp.match.id);
  };
  return <OpenCard edited={edited} onEdit={edit} {...open} />;
};
