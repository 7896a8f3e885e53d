import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import {
  indexOutbox,
  outboxField,
  type OutboxEntry,
  type WithOutbox,
} from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection } from 'mongoose';
import { TOKEN_LIFETIME_MS, type Token, type TokenKind } from '../domain/tokens.ts';

export const TOKENS = 'tokens';

/** A link that a mail brings, until it expires. Shard key: `_id`, a hash. */
type StoredToken = Omit<Token, 'id'> &
  WithOutbox & {
    _id: string;
    /** When the database may drop it, by real time: the game's clock, which decides, may be shifted. */
    removeAt: Date;
  };

const schema = new Schema<StoredToken>(
  {
    _id: String,
    kind: String,
    userId: Number,
    email: String,
    from: String,
    loginEpoch: Number,
    resetCount: Number,
    expires: Date,
    removeAt: Date,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ userId: 1 }, { name: 'userId' });
schema.index({ removeAt: 1 }, { name: 'removeAt', expireAfterSeconds: 0 });
indexOutbox(schema as unknown as Schema);

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(connection: Connection) {
  const model = connection.model<StoredToken>(TOKENS, schema, TOKENS);

  const toToken = ({ _id, removeAt: _removeAt, outbox: _outbox, ...token }: StoredToken): Token => ({
    id: _id,
    ...token,
  });

  return {
    /** @param outbox the mail that brings it, unless another document's outbox has that */
    async insert({ id, ...token }: Token, outbox: OutboxEntry[] = []): Promise<void> {
      const removeAt = new Date(realNow().getTime() + TOKEN_LIFETIME_MS[token.kind]);
      await model.collection.insertOne({ _id: id, ...token, removeAt, outbox } as never);
    },

    async find(id: string, kinds: TokenKind[]): Promise<Token | null> {
      const stored = await model.findOne({ _id: id, kind: { $in: kinds } }).lean<StoredToken>();
      return stored && toToken(stored);
    },

    /** The purposes of a player's links, without the secrets that open them. */
    async of(userId: number): Promise<Pick<Token, 'kind' | 'email' | 'expires'>[]> {
      return model.find({ userId }, { _id: 0, kind: 1, email: 1, expires: 1 }).lean<StoredToken[]>();
    },

    /** No link that a player got so far works any more. */
    async removeAllOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },

    /**
     * No link works any more that was made for an address that the player had; those for the next one stay.
     * @param but the id of one that stays
     */
    async removeMadeFor(userId: number, address: string, but = ''): Promise<void> {
      await model.deleteMany({ userId, _id: { $ne: but }, $or: [{ email: address }, { from: address }] });
    },

    /** No link of this kind that a player got so far works any more. */
    async removeOf(userId: number, kind: TokenKind): Promise<void> {
      await model.deleteMany({ userId, kind });
    },
  };
}
