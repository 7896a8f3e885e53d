import { cx } from '../lib/class-names.ts';
import { operatorTextStyle } from './operator-text-style.ts';

/** Limits the length of lines for readability. */
const READABLE = 'max-w-prose';

interface OperatorTextProps {
  /** From operators only. The server has removed everything harmful, both when it was written and when it was read. */
  html: string;
}

export const OperatorText = ({ html }: OperatorTextProps) => (
  <div dangerouslySetInnerHTML={{ __html: html }} className={cx(operatorTextStyle, READABLE)} />
);
