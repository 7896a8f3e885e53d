import { useSearchParams } from 'react-router-dom';
import { ChipLink } from '../../components/chip-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import {
  firstPage,
  isNarrowed,
  toAddress,
  usePlayerListView,
  type PlayerListView,
} from '../../lib/list/player-list-address.ts';
import { Konferenz } from './konferenz.tsx';
import { KONFERENZ } from './address.ts';
import { texts } from './texts.ts';
import { KonferenzTools } from './konferenz-tools.tsx';
import { useKonferenz } from './use-konferenz.ts';

/** '?zeige=alle' replaces the overview by pages of all players. */
const SHOW = 'zeige';
const ALL = 'alle';

const pageOf = (view: PlayerListView): string => toAddress(KONFERENZ, view, { [SHOW]: ALL });

/** /konferenz/2?zeige=alle&suche=…&liste=1: the running matches with everybody's tipps. */
export const KonferenzScreen = () => {
  const [params] = useSearchParams();
  const view = usePlayerListView();
  const isOverview = params.get(SHOW) !== ALL && view.pageNumber === 1 && !isNarrowed(view);
  const shown = { groupId: 0, view, isOverview };
  const asked = useKonferenz(shown);
  const isPlaying = asked.list?.live?.matches.length !== 0;
  return (
    <>
      <PageHeader title={texts.title}>
        <KonferenzTools shown={shown} asked={asked} base={KONFERENZ} isFolded />
      </PageHeader>
      {isPlaying && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-[1_1_14rem] text-sm text-ink-2">
            <span>{asked.isOver ? texts.introOver : texts.intro}</span>
            {!asked.isOver && <span className="max-sm:hidden">{texts.introTap}</span>}
          </p>
          <nav aria-label={texts.shown} className="flex flex-wrap gap-2">
            <ChipLink to={KONFERENZ} current={isOverview}>
              {texts.overview}
            </ChipLink>
            <ChipLink to={pageOf(firstPage)} current={!isOverview}>
              {texts.all}
            </ChipLink>
          </nav>
        </div>
      )}
      <Konferenz shown={shown} asked={asked} addressOf={pageOf} />
    </>
  );
};
