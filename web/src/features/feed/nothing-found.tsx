import { SearchX } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { texts } from './texts.ts';

interface NothingFoundProps {
  search: string;
  onClear: () => void;
}

export const NothingFound = ({ search, onClear }: NothingFoundProps) => (
  <EmptyState
    icon={SearchX}
    title={texts.nothingFound}
    action={
      <Button variant="secondary" onClick={onClear}>
        {texts.clearSearch}
      </Button>
    }
  >
    {texts.nothingFoundHint(search)}
  </EmptyState>
);
