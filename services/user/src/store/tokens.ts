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
    /** When the database may delete it, in real time, because the game clock may be shifted. */
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

export function createTokens(connection: Connection) {
  const model = connection.model<StoredToken>(TOKENS, schema, TOKENS);

  const toToken = ({ _id, removeAt: _removeAt, outbox: _outbox, ...token }: StoredToken): Token => ({
    id: _id,
    ...token,
  });

  return {
    /** @param outbox the mail with the link, unless another document's outbox contains it */
    async insert({ id, ...token }: Token, outbox: OutboxEntry[] = []): Promise<void> {
      const removeAt = new Date(realNow().getTime() + TOKEN_LIFETIME_MS[token.kind]);
      await model.collection.insertOne({ _id: id, ...token, removeAt, outbox } as never);
    },

    async find(id: string, kinds: TokenKind[]): Promise<Token | null> {
      const stored = await model.findOne({ _id: id, kind: { $in: kinds } }).lean<StoredToken>();
      return stored && toToken(stored);
    },

    /** The purposes of a player's links, without the secrets. */
    async of(userId: number): Promise<Pick<Token, 'kind' | 'email' | 'expires'>[]> {
      return model.find({ userId }, { _id: 0, kind: 1, email: 1, expires: 1 }).lean<StoredToken[]>();
    },

    /** Invalidates all links of a player. */
    async removeAllOf(userId: number): Promise<void> {
      await model.deleteMany({ userId });
    },

    /**
     * Invalidates links that were made for a player's former address; links for the next one stay.
     * @param but the id of a link that stays
     */
    async removeMadeFor(userId: number, address: string, but = ''): Promise<void> {
      await model.deleteMany({ userId, _id: { $ne: but }, $or: [{ email: address }, { from: address }] });
    },

    /** Invalidates a player's links of one kind. */
    async removeOf(userId: number, kind: TokenKind): Promise<void> {
      await model.deleteMany({ userId, kind });
    },
  };
}
