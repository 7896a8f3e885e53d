import type { ReactNode } from 'react';
import { Segmented } from './segmented.tsx';
import { texts } from './texts.ts';

interface GenderFieldProps {
  value: string;
  onChange: (gender: 'f' | 'm') => void;
  error: ReactNode;
}

const options = (['f', 'm'] as const).map((value) => ({ value, label: texts.genders[value] }));

export const GenderField = ({ value, ...rest }: GenderFieldProps) => (
  <Segmented label={texts.gender} showLabel options={options} value={value as 'f' | 'm' | ''} {...rest} />
);
