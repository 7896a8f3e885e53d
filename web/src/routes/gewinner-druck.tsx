import { PrintedWinner } from '../features/prizes/printed-winner.tsx';

export const Component = PrintedWinner;
