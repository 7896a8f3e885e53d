import { late } from '../../components/late.tsx';

/** Nobody else has these tools; their room is kept. */
export const OperatorBar = late(async () => (await import('./newsroom/operator-bar.tsx')).OperatorBar, {
  place: <div className="h-15 border-t border-line" />,
});
