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
import { KONFERENZ } from '../../lib/address/addresses.ts';
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
  const { list, isOver } = asked;
  const matchCount = list?.live?.matches.length;
  const hasTable = matchCount !== undefined && !list?.blocked;
  return (
    <>
      <PageHeader title={texts.title}>
        <KonferenzTools shown={shown} asked={asked} base={KONFERENZ} isFolded />
      </PageHeader>
      {matchCount !== 0 && (
        <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-h-5 min-w-0 flex-[1_1_14rem] text-sm text-ink-2">
            {hasTable && <span>{isOver ? texts.introOver : texts.intro}</span>}
            {hasTable && !isOver && <span className="max-sm:hidden">{texts.introTap}</span>}
          </p>
          {!isOver && (
            <nav aria-label={texts.shown} className="flex flex-wrap gap-2">
              <ChipLink to={KONFERENZ} current={isOverview}>
                {texts.overview}
              </ChipLink>
              <ChipLink to={pageOf(firstPage)} current={!isOverview}>
                {texts.all}
              </ChipLink>
            </nav>
          )}
        </div>
      )}
      <Konferenz shown={shown} asked={asked} addressOf={pageOf} />
    </>
  );
};
