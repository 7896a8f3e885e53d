import { operatorTextStyle } from './operator-text-style.ts';

interface OperatorTextProps {
  /** From operators only; the server has taken out whatever could do harm, when it was written and again now. */
  html: string;
}

export const OperatorText = ({ html }: OperatorTextProps) => (
  <div dangerouslySetInnerHTML={{ __html: html }} className={operatorTextStyle} />
);
