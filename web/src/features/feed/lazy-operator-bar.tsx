import { lazyPart } from '../../components/lazy.tsx';

/** Nobody else has these tools; their room is kept. */
export const OperatorBar = lazyPart(async () => (await import('./newsroom/operator-bar.tsx')).OperatorBar, {
  place: <div className="h-15 border-t border-line" />,
});
