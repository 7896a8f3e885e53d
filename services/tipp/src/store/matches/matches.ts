import type { DomainEvent, EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { phaseOf, type MatchPhase } from '../../domain/matches/phase.ts';
import { Schema, type Connection } from 'mongoose';

export type MatchState = {
  _id: number;
  isRunning: boolean;
  /** NONE unless the match is running. */
  phase: MatchPhase;
  goals1: number | null;
  goals2: number | null;
  penalties1: number | null;
  penalties2: number | null;
  /** Codes of the teams that an operator assigned to a knock-out match; null leaves a slot to automatic filling. */
  team1: string | null;
  team2: string | null;
  /** Counts the changes of this match. */
  version: number;
};

/** Operators' entries for a match; everything else is in the tournament file. Shard key: none. */
type Stored = MatchState & WithOutbox;

type MatchData = EventData<'tipp.match.changed.v3'>;

/** The whole state, for the event of a change. */
export const toMatchData = ({ _id, goals1, goals2, team1, team2, ...rest }: MatchState): MatchData => ({
  ...{ matchId: _id, goalsTeam1: goals1, goalsTeam2: goals2, teamKZ1: team1, teamKZ2: team2 },
  ...rest,
});

export const toMatchState = (data: MatchData): MatchState => {
  const { matchId, goalsTeam1, goalsTeam2, teamKZ1, teamKZ2, ...rest } = data;
  return { _id: matchId, goals1: goalsTeam1, goals2: goalsTeam2, team1: teamKZ1, team2: teamKZ2, ...rest };
};

export const untouchedMatch = (id: number): MatchState => ({
  _id: id,
  version: 0,
  isRunning: false,
  phase: 'NONE',
  goals1: null,
  goals2: null,
  penalties1: null,
  penalties2: null,
  team1: null,
  team2: null,
});

/** Older documents lack the phase, and processes that know none leave it at the end of a match. */
const toState = (stored: Omit<MatchState, 'phase'> & { phase?: MatchPhase }): MatchState => ({
  ...stored,
  phase: phaseOf({ isRunning: stored.isRunning, phase: stored.phase ?? 'NONE' }),
});

const goals = { type: Number, default: null };
const team = { type: String, default: null };
const schema = new Schema<Stored>(
  {
    _id: Number,
    isRunning: { type: Boolean, default: false },
    phase: { type: String, default: 'NONE' },
    goals1: goals,
    goals2: goals,
    penalties1: goals,
    penalties2: goals,
    team1: team,
    team2: team,
    version: { type: Number, default: 0 },
    ...outboxField,
  } as never,
  { versionKey: false },
);
indexOutbox(schema);

export type MatchChange = Partial<Omit<MatchState, '_id' | 'version'>>;

export type MatchStore = ReturnType<typeof createMatchStore>;

export function createMatchStore(connection: Connection) {
  const model = connection.model<Stored>('matches', schema, 'matches');
  return {
    async all() {
      const stored = await model.find({}, { outbox: 0 }).lean<MatchState[]>();
      return stored.map(toState);
    },
    /**
     * Changes one match together with its events if its version is still `expected`.
     * @returns false if another change came first.
     */
    async change(
      id: number,
      expected: number,
      change: MatchChange,
      ...events: DomainEvent[]
    ): Promise<boolean> {
      if (expected === 0) {
        await model.updateOne({ _id: id }, { $setOnInsert: { _id: id } }, { upsert: true });
      }
      const result = await model.updateOne({ _id: id, version: expected }, {
        $set: change,
        $inc: { version: 1 },
        $push: { outbox: { $each: events } },
      } as never);
      return result.modifiedCount === 1;
    },
  };
}
