import { cx } from '../lib/class-names.ts';
import { operatorTextStyle } from './operator-text-style.ts';

/** The longest lines of a text that is read. */
const READABLE = 'max-w-prose';

interface OperatorTextProps {
  /** From operators only; the server has taken out whatever could do harm, when it was written and again now. */
  html: string;
}

export const OperatorText = ({ html }: OperatorTextProps) => (
  <div dangerouslySetInnerHTML={{ __html: html }} className={cx(operatorTextStyle, READABLE)} />
);
