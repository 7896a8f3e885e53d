import { PrintedWinner } from '../features/prizes/winners/printed-winner.tsx';

export const Component = PrintedWinner;
