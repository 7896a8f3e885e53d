import { cx } from '../lib/class-names.ts';

interface FactsProps {
  /** Empty facts are omitted. */
  children: readonly (string | null | undefined)[];
  className?: string;
}

/** Short facts in a row. If they wrap, each fact stays on one line, with its dot at the end. */
export const Facts = ({ children, className }: FactsProps) => {
  const facts = children.filter(Boolean);
  return (
    <span className={cx('flex flex-wrap gap-x-[.25em]', className)}>
      {facts.map((fact, index) => (
        <span key={index} className="max-w-full min-w-0 wrap-anywhere">
          <span>{fact}</span>
          {index < facts.length - 1 && <span> ·</span>}
        </span>
      ))}
    </span>
  );
};
