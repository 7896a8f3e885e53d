import { lazyPart } from '../../components/lazy.tsx';
import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** Loaded with the first post that an operator writes: nobody else needs the editor. */
export const OperatorForm = lazyPart(
  async () => (await import('./newsroom/operator-form.tsx')).OperatorForm,
  {
    place: (
      <Card>
        <Loading className="grid gap-4">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="aspect-[2/1] w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-52 w-full" />
        </Loading>
      </Card>
    ),
  },
);
