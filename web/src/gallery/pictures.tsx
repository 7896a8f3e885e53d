import { Avatar } from '../components/avatar.tsx';
import { Badge } from '../components/badge.tsx';
import { Card } from '../components/card.tsx';
import { Countdown } from '../components/countdown.tsx';
import { Flag } from '../game/flag.tsx';
import { JokerCard } from '../game/joker-card.tsx';
import { JokerHand } from '../game/joker-hand.tsx';
import { LiveBadge } from '../game/live-badge.tsx';
import { MiniMatch } from '../game/mini-match.tsx';
import { Pagination } from '../components/pagination.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import { SaveState } from '../components/save-state.tsx';
import { serverNow } from '../lib/time/server-clock.ts';
import { flags, players, teams } from './samples.ts';
import { Section } from './section.tsx';

const hoursFromNow = (hours: number): string => new Date(serverNow() + hours * 3_600_000).toISOString();
const soon = hoursFromNow(1.7);
const urgent = hoursFromNow(0.2);
const last = hoursFromNow(0.03);
const later = hoursFromNow(52);

export const Pictures = () => (
  <>
    <Section title="Bilder">
      {players.map(({ id, name }) => (
        <Avatar key={id} id={id} name={name} />
      ))}
      <Avatar id={5} name="Ohne Bild" pictureStamp="fehlt" size={50} />
      <Avatar id={6} name="Jonas Weber" size={100} />
      {flags.map((code) => (
        <Flag key={code} code={code} />
      ))}
      <Flag code="hr" size={64} label="Kroatien" />
      <JokerCard filled />
      <JokerCard filled={false} />
      <JokerCard filled size="lg" />
      <JokerHand max={6} used={2} />
      <JokerHand max={6} used={6} />
    </Section>
    <Section title="Stand">
      <Badge>Redaktion</Badge>
      <Badge tone="gold">2 fehlen</Badge>
      <Badge tone="live">GESPERRT</Badge>
      <Badge tone="neutral">Gruppe A</Badge>
      <LiveBadge />
      <Countdown until={soon} />
      <Countdown until={urgent} />
      <Countdown until={last} />
      <Countdown until={later} />
      <SaveState status="saving" />
      <SaveState status="saved" />
      <SaveState status="failed" onRetry={() => undefined} />
      <span className="flex w-full max-w-sm items-center gap-3 text-sm">
        <b>9 von 12</b> getippt
        <ProgressBar value={9} max={12} label="9 von 12 getippt" className="flex-1" />
      </span>
    </Section>
    <Section title="Karten">
      <Card className="w-full max-w-sm">
        <MiniMatch team1={teams.ger} team2={teams.sco} score={null}>
          18:00
        </MiniMatch>
        <MiniMatch team1={teams.srb} team2={teams.esp} score="2:1" live />
        <MiniMatch team1={teams.slot} team2={teams.esp} score={null}>
          20.06. 15:00
        </MiniMatch>
      </Card>
      <Card tone="muted">Vorbei</Card>
      <Card tone="highlight">Noch kein Tipp</Card>
      <div className="w-full">
        <Pagination pageNumber={1} pageSize={10} totalCount={8412} hrefFor={(page) => `?seite=${page}`} />
        <Pagination
          label="Weitere Seiten"
          pageNumber={412}
          pageSize={10}
          totalCount={8412}
          hrefFor={(page) => `?seite=${page}`}
        />
      </div>
    </Section>
  </>
);
