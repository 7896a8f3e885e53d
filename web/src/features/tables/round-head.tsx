import { Trophy } from 'lucide-react';

interface RoundHeadProps {
  name: string;
  isFinal?: boolean;
}

export const RoundHead = ({ name, isFinal }: RoundHeadProps) => (
  <h3 className="mb-2 flex items-center gap-2 text-base font-bold">
    {isFinal && <Trophy aria-hidden="true" className="size-4 flex-none text-joker-text" />}
    <span className="min-w-0 wrap-anywhere hyphens-auto">{name}</span>
  </h3>
);
