import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { positiveNumber } from '../../lib/address/search.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { DuelMarks } from './duel-marks.tsx';
import { MyDuelMarksDocument } from './duel-marks.generated.ts';
import { DuelStage } from './duel-stage.tsx';
import { MyDuelDocument } from './duel-stage.generated.ts';
import { DUEL_MATCH } from './texts.ts';

/** Polls this often until the draw, which takes some seconds. */
const DRAWING_MS = 2_000;

export const MyDuel = () => {
  const [params] = useSearchParams();
  const matchId = positiveNumber(params.get(DUEL_MATCH));
  const { data, previous, failure, refetch } = usePolled(MyDuelDocument, {
    variables: { matchId },
    live: ['matches'],
    ...betweenSaves,
    poll: ({ duel }) => (duel?.state === 'DRAWING' ? DRAWING_MS : true),
  });
  const marks = usePolled(MyDuelMarksDocument, { poll: true, live: ['matches'] });
  const duel = data?.duel ?? (failure ? undefined : previous?.duel);
  return (
    <div className="mb-8 grid grid-cols-1 gap-5">
      {duel && (
        <ItemBoundary>
          <DuelStage duel={duel} refetch={refetch} />
        </ItemBoundary>
      )}
      <QueryView value={duel ?? undefined} query={{ failure, refetch }} skeleton={<StageSkeleton />} />
      <QueryView value={marks.data} query={marks} small skeleton={<MarksSkeleton />}>
        {(known) => <DuelMarks data={known} shown={duel?.match.id} />}
      </QueryView>
    </div>
  );
};

const MarksSkeleton = () => (
  <Loading>
    <Skeleton className="h-6 w-64 max-w-full" />
    <Skeleton className="mt-3 h-16 w-full" />
  </Loading>
);

const Face = () => (
  <span className="grid justify-items-center gap-3.5">
    <Skeleton className="size-20 rounded-full xs:size-25 sm:size-27" />
    <Skeleton className="h-4 w-20" />
  </span>
);

const StageSkeleton = () => (
  <Loading className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
    <span className="grid justify-items-center border-b border-line py-3">
      <Skeleton className="h-5 w-56 max-w-full" />
    </span>
    <span className="grid grid-cols-[1fr_76px_1fr] items-center px-4 pt-6 pb-5">
      <Face />
      <Skeleton className="mx-auto h-10 w-16" />
      <Face />
    </span>
    <span className="grid justify-items-center gap-6 pb-5">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-10 w-60 max-w-[80%] rounded-xl" />
    </span>
    <span className="block h-11 border-t border-line" />
  </Loading>
);
