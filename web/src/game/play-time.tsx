import { formatPlay, isPlayOver, type Played } from '../lib/time/format-relative.ts';
import { useNow } from '../lib/time/use-now.ts';
import { texts } from './texts.ts';

export interface InPlay extends Played {
  /** ISO time of kick-off. */
  date: string;
}

interface PlayTimeProps {
  match: InPlay;
  /** Adds 'läuft' as long as the match may still be running. */
  withLive?: boolean;
}

/** '63. Minute' by the server's clock; nothing before the kick-off. */
export const PlayTime = ({ match, withLive }: PlayTimeProps) => {
  const now = useNow();
  const at = formatPlay(match.date, now, match);
  if (!withLive || isPlayOver(match.date, now, match)) return at;
  return at ? `${texts.live}, ${at}` : texts.live;
};
