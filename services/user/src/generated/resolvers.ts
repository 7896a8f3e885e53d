import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account } from '../domain/accounts/account.ts';
import type { Session } from '../domain/sessions/session.ts';
import type { Context } from '../resolvers/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 in UTC, for example 2024-06-19T16:00:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON. */
  JSON: { input: unknown; output: object; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type AccountPayload = {
  __typename?: 'AccountPayload';
  viewer: Viewer;
};

export type BeginProviderLoginInput = {
  /** Link it with the logged-in player's account. */
  link?: InputMaybe<Scalars['Boolean']['input']>;
  /** From the invite link, if any. */
  recommendGuid?: InputMaybe<Scalars['String']['input']>;
  /** A page of ours to go to afterwards. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

export type BeginProviderLoginPayload = {
  __typename?: 'BeginProviderLoginPayload';
  /** Where the browser goes. */
  url: Scalars['String']['output'];
};

export type ChangePasswordInput = {
  /** 6 to 40 characters. */
  password: Scalars['String']['input'];
  passwordRepeat: Scalars['String']['input'];
};

export type ConfirmEmailInput = {
  /** The last part of the mail's link. */
  token: Scalars['String']['input'];
};

export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The link had done its work before. */
  alreadyConfirmed: Scalars['Boolean']['output'];
  /** Always true. */
  confirmed: Scalars['Boolean']['output'];
};

export type DeleteAccountInput = {
  /** The word 'delete': both questions were answered. */
  delete: Scalars['String']['input'];
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Always true. */
  deleted: Scalars['Boolean']['output'];
};

export type EndLoginInput = {
  id: Scalars['String']['input'];
};

export type FinishProviderLoginInput = {
  /** What the provider sent the browser back with, without the question mark. */
  query: Scalars['String']['input'];
};

export type FinishProviderLoginPayload = {
  __typename?: 'FinishProviderLoginPayload';
  /** The page of ours to go to. */
  path: Scalars['String']['output'];
};

/** Which goals alert the player by a notification. */
export const GoalAlert = {
  All: 'ALL',
  /** Of matches with a joker of one's own. */
  Jokers: 'JOKERS',
  Off: 'OFF',
  /** Of matches with a valid tipp of one's own. */
  Tipps: 'TIPPS'
} as const;

export type GoalAlert = typeof GoalAlert[keyof typeof GoalAlert];
/** Who owns a group, for those who have its link. */
export type GroupFounder = {
  __typename?: 'GroupFounder';
  id: Scalars['Int']['output'];
  /** First and last name; empty for a locked player. */
  name: Scalars['String']['output'];
};

/** A browser in which a player is logged in. */
export type Login = {
  __typename?: 'Login';
  /** When it began. */
  created: Scalars['DateTime']['output'];
  /** Browser and device in plain words, such as 'Safari auf iPhone'; empty when unknown. */
  device: Scalars['String']['output'];
  /** Names this login; opens nothing. */
  id: Scalars['String']['output'];
  /** The one that asks. */
  isThis: Scalars['Boolean']['output'];
  /** When it was last used, to the hour. */
  lastSeen: Scalars['DateTime']['output'];
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LoginProvider = {
  __typename?: 'LoginProvider';
  /** As players know it: 'Mit … anmelden'. */
  name: Scalars['String']['output'];
};

export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always true. */
  loggedOut: Scalars['Boolean']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Begins a login by the provider, or links it (link) with the logged-in player's account; what the browser keeps for it travels in the response's headers. Codes: NOT_FOUND (no provider), UNAVAILABLE (it does not answer); for a link UNAUTHENTICATED, FORBIDDEN (locked), CONFLICT (address not confirmed; linked already). */
  beginProviderLogin: BeginProviderLoginPayload;
  /** Sets the logged-in player's password and ends the other logins. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED (several at once), UNAVAILABLE. */
  changePassword: AccountPayload;
  /** Follows the link of a mail: confirms the address of the registration, or lets a new one take the place of the old. No login needed; does nothing when it is followed again. Codes: BAD_USER_INPUT (the link works no more, as when the account has another address by now), CONFLICT (the new address is another player's by now). */
  confirmEmail: ConfirmEmailPayload;
  /** Deletes the logged-in player's own account, for good: all logins are over, and all data go within a minute. Locked players may, too. Codes: UNAUTHENTICATED, BAD_USER_INPUT (not confirmed), CONFLICT (the last operator). */
  deleteAccount: DeleteAccountPayload;
  /** Ends one of the player's own logins, on whatever device. Codes: UNAUTHENTICATED, NOT_FOUND. */
  endLogin: AccountPayload;
  /** The browser is back from the provider: logs in, links, or leads to the form. Every failure has a page. For the gateway's route. */
  finishProviderLogin: FinishProviderLoginPayload;
  /** Logs in. Never tells whether an address is registered. Codes: BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED, UNAVAILABLE. */
  login: SessionPayload;
  /** Ends this login; does nothing for an anonymous visitor. */
  logout: LogoutPayload;
  /** Opens an account and logs in. Codes: BAD_USER_INPUT, CONFLICT (address known), RATE_LIMITED, UNAVAILABLE. */
  register: SessionPayload;
  /** Opens an account for who came by the provider, and logs in. Codes: BAD_USER_INPUT (field ticket: it took too long), CONFLICT (address known), RATE_LIMITED. */
  registerGuest: SessionPayload;
  /** Has nothing shown in this browser any more. Codes: UNAUTHENTICATED, BAD_USER_INPUT. */
  removePushSubscription: AccountPayload;
  /** Sends the mail of the registration once more. Codes: UNAUTHENTICATED, RATE_LIMITED. */
  requestConfirmation: AccountPayload;
  /** Sends a link to a new address, which counts once that is followed. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, CONFLICT (another player's), RATE_LIMITED. */
  requestEmailChange: AccountPayload;
  /** Sends a link to a new password, good for one hour and once, if the address has an account; never tells whether. Codes: BAD_USER_INPUT, RATE_LIMITED. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password by the link of a mail and ends every login. Codes: BAD_USER_INPUT (the password; field token: the link works no more, or has done its work), RATE_LIMITED (several at once), UNAVAILABLE. */
  resetPassword: ResetPasswordPayload;
  /** Saves one's own 'Allgemein'; fields that are left out stay. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED. */
  saveCommonProfile: AccountPayload;
  /** Saves one's own 'Kontaktdaten'; fields that are left out stay. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED. */
  saveContactProfile: AccountPayload;
  /** Has reminders shown in this browser, too. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT (no known push service; an impossible key). */
  savePushSubscription: AccountPayload;
  /** Saves what operators may change of any player; fields that are left out stay. Admins only. Codes: NOT_FOUND, BAD_USER_INPUT, CONFLICT (the address is another player's). */
  saveUserProfile: SaveUserProfilePayload;
  /**
   * Sends an invitation to somebody who does not play yet, once per player, address and group. Never tells whether the address
   * has an account or wants no invitations. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED.
   */
  sendRecommendation: SendRecommendationPayload;
  /** Keeps another player on one's own list, or takes the player off it. Codes: UNAUTHENTICATED, FORBIDDEN (locked), NOT_FOUND, BAD_USER_INPUT (oneself; the list is full), CONFLICT, RATE_LIMITED. */
  setFavorite: SetFavoritePayload;
  /** Locks or unlocks a player (GESPERRT). Admins only. */
  setUserLocked: SetUserLockedPayload;
  /** Takes the provider's login off the player's account. Codes: UNAUTHENTICATED, FORBIDDEN (locked), CONFLICT (the last way in). */
  unlinkProvider: AccountPayload;
  /** 'Nie wieder', by the link of such a mail: its address gets no invitation any more. No login needed. Codes: BAD_USER_INPUT (no such link). */
  unsubscribe: UnsubscribePayload;
};


export type MutationBeginProviderLoginArgs = {
  input: BeginProviderLoginInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationEndLoginArgs = {
  input: EndLoginInput;
};


export type MutationFinishProviderLoginArgs = {
  input: FinishProviderLoginInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRegisterGuestArgs = {
  input: RegisterGuestInput;
};


export type MutationRemovePushSubscriptionArgs = {
  input: RemovePushSubscriptionInput;
};


export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSaveCommonProfileArgs = {
  input: SaveCommonProfileInput;
};


export type MutationSaveContactProfileArgs = {
  input: SaveContactProfileInput;
};


export type MutationSavePushSubscriptionArgs = {
  input: SavePushSubscriptionInput;
};


export type MutationSaveUserProfileArgs = {
  input: SaveUserProfileInput;
};


export type MutationSendRecommendationArgs = {
  input: SendRecommendationInput;
};


export type MutationSetFavoriteArgs = {
  input: SetFavoriteInput;
};


export type MutationSetUserLockedArgs = {
  input: SetUserLockedInput;
};


export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};

export type PageInput = {
  /** From 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type PlayerPage = {
  __typename?: 'PlayerPage';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

/** A player's personal data, for the player and for operators: reached by `Viewer.profile` and `userProfile` only. */
export type Profile = {
  __typename?: 'Profile';
  /**
   * What operators note about the player; null for everybody else, the player included: only the export, which owes players
   * all data about them, holds it.
   */
  adminInfo?: Maybe<Scalars['String']['output']>;
  /** Age as the player wrote it, empty when unknown. */
  age: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Country as a German name, empty when unknown. */
  country: Scalars['String']['output'];
  /** The address used to log in. */
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  /** f or m. */
  gender: Scalars['String']['output'];
  goalAlert: GoalAlert;
  /** Street, zip code and city are known; without them no prize. */
  hasAddress: Scalars['Boolean']['output'];
  hobbies: Scalars['String']['output'];
  /** Club or institution. */
  institution: Scalars['String']['output'];
  /** The address is confirmed; without that no part in drawings. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Locked by an operator (GESPERRT). */
  isLocked: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** Hour of the German day, 0 to 23, from which no goal alerts the player; the same as `quietUntil` for no such time. */
  quietFrom: Scalars['Int']['output'];
  quietUntil: Scalars['Int']['output'];
  /** The place at the end of the last tournament, 0 for none. */
  rankWelcome: Scalars['Int']['output'];
  /** Hours before kick-off at which the player is reminded of missing tipps: 0 (never), 8, 12 or 24. */
  reminder: Scalars['Int']['output'];
  /** Street and number, empty when unknown. */
  street: Scalars['String']['output'];
  user: User;
  zipCode: Scalars['String']['output'];
};

/** What the provider tells of a new player; texts are empty when it tells nothing. */
export type ProviderGuest = {
  __typename?: 'ProviderGuest';
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  /** The provider has seen to it that the address is the player's: it stays as it is. */
  isVerified: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** The page that the player wanted to go to. */
  returnTo: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** German names of all countries: Österreich, Deutschland, Italien and Schweiz first, the rest by the alphabet. */
  countries: Array<Scalars['String']['output']>;
  /** Where else players may log in; null where nothing is configured. For everybody. */
  loginProvider?: Maybe<LoginProvider>;
  /** Who is about to become a player, as the provider tells the same browser; null without, or when it took too long. */
  providerGuest?: Maybe<ProviderGuest>;
  /**
   * First and last name of the player whose invite link /registrieren/{recommendGuid} it is; null for an unknown guid and for a
   * locked player. For everybody: tells no more than the name.
   */
  recommenderName?: Maybe<Scalars['String']['output']>;
  /** Any player by number; null when there is none. Only for players. */
  user?: Maybe<User>;
  /** Any player's personal data; null for an unknown number. Admins only. */
  userProfile?: Maybe<Profile>;
  /** The logged-in player, null for an anonymous visitor. */
  viewer?: Maybe<Viewer>;
};


export type QueryRecommenderNameArgs = {
  recommendGuid: Scalars['String']['input'];
};


export type QueryUserArgs = {
  id: Scalars['Int']['input'];
};


export type QueryUserProfileArgs = {
  userId: Scalars['Int']['input'];
};

export type RegisterGuestInput = {
  /** Consent to the AGB; must be true. */
  acceptTerms: Scalars['Boolean']['input'];
  /** Needed unless the provider verified one. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  /** f or m. */
  gender: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
};

export type RegisterInput = {
  /** Consent to the AGB; must be true. */
  acceptTerms: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  /** f or m. */
  gender: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  /** 6 to 40 characters. */
  password: Scalars['String']['input'];
  passwordRepeat: Scalars['String']['input'];
  /** From the invite link, if any; an unknown guid is ignored. */
  recommendGuid?: InputMaybe<Scalars['String']['input']>;
};

export type RemovePushSubscriptionInput = {
  endpoint: Scalars['String']['input'];
};

export type RequestEmailChangeInput = {
  email: Scalars['String']['input'];
  /** The same again, where a form asks for it twice. */
  emailRepeat?: InputMaybe<Scalars['String']['input']>;
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Always true, whether a mail was sent or not. */
  requested: Scalars['Boolean']['output'];
};

export type ResetPasswordInput = {
  /** 6 to 40 characters. */
  password: Scalars['String']['input'];
  passwordRepeat: Scalars['String']['input'];
  /** The last part of the mail's link. */
  token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Always true. */
  changed: Scalars['Boolean']['output'];
};

export type SaveCommonProfileInput = {
  /** At most 20 characters. */
  age?: InputMaybe<Scalars['String']['input']>;
  goalAlert?: InputMaybe<GoalAlert>;
  /** At most 1000 characters, in several lines. */
  hobbies?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 23. */
  quietFrom?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 23. */
  quietUntil?: InputMaybe<Scalars['Int']['input']>;
  /** 0 (never), 8, 12 or 24 hours before kick-off. */
  reminder?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveContactProfileInput = {
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** A name of `countries`, or empty. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Not empty, at most 200 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** f or m. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Not empty, at most 500 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type SavePushSubscriptionInput = {
  auth: Scalars['String']['input'];
  /** Where the browser's push service takes notifications. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key, in base64url. */
  p256dh: Scalars['String']['input'];
};

export type SaveUserProfileInput = {
  /** At most 2000 characters, in several lines. */
  adminInfo?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Counts at once, and is to be confirmed anew; both addresses are told. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 characters, in several lines. */
  hobbies?: InputMaybe<Scalars['String']['input']>;
  institution?: InputMaybe<Scalars['String']['input']>;
  isLocked?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['Int']['input'];
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type SaveUserProfilePayload = {
  __typename?: 'SaveUserProfilePayload';
  profile: Profile;
};

export type SendRecommendationInput = {
  /** At most 500 characters. */
  email: Scalars['String']['input'];
  /** The guid of a group's invite link, for an invitation into that group. */
  groupLink?: InputMaybe<Scalars['String']['input']>;
};

export type SendRecommendationPayload = {
  __typename?: 'SendRecommendationPayload';
  /** Always true, whether a mail was sent or not. */
  accepted: Scalars['Boolean']['output'];
};

/** The session cookie and the new CSRF token travel in the response's headers. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  viewer: Viewer;
};

export type SetFavoriteInput = {
  /** On the list or not; without it, the opposite of what is the case at that moment. */
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['Int']['input'];
};

export type SetFavoritePayload = {
  __typename?: 'SetFavoritePayload';
  user: User;
};

export type SetUserLockedInput = {
  isLocked: Scalars['Boolean']['input'];
  userId: Scalars['Int']['input'];
};

export type SetUserLockedPayload = {
  __typename?: 'SetUserLockedPayload';
  user: User;
};

export type UnsubscribeInput = {
  /** The last part of the mail's link. */
  token: Scalars['String']['input'];
};

export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload';
  /** Always true. */
  unsubscribed: Scalars['Boolean']['output'];
};

/** A player as other players see them. */
export type User = {
  __typename?: 'User';
  /** Age as the player wrote it, empty when unknown. */
  age: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Country as a German name, empty when unknown. */
  country: Scalars['String']['output'];
  /** When the account was opened. */
  dateActivated: Scalars['DateTime']['output'];
  /** True when the logged-in player keeps this player on the own list. */
  favorite: Scalars['Boolean']['output'];
  firstname: Scalars['String']['output'];
  /** First and last name. */
  fullname: Scalars['String']['output'];
  hobbies: Scalars['String']['output'];
  /** Positive, counted in the order of registration. */
  id: Scalars['Int']['output'];
  /** Club or institution. */
  institution: Scalars['String']['output'];
  /** Locked by an operator (GESPERRT): cannot write anything. */
  isLocked: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** Name of the picture for /api/downloadImage/{pictureStamp}; empty or NO means none. */
  pictureStamp: Scalars['String']['output'];
  /** How many players registered on this player's recommendation. */
  recommendCount: Scalars['Int']['output'];
  /** One page of those who registered on this player's recommendation, newest first, 10 unless asked otherwise. Codes: BAD_USER_INPUT. */
  recommended: PlayerPage;
  /** Who recommended the game to this player. */
  recommendedFrom?: Maybe<User>;
};


/** A player as other players see them. */
export type UserRecommendedArgs = {
  page?: InputMaybe<PageInput>;
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** For the export: account, profile, logins, own list and mails of the player. Codes: RATE_LIMITED. */
  accountExport: Scalars['JSON']['output'];
  /** The address used to log in. */
  email: Scalars['String']['output'];
  /** One page of the own list by name, 20 unless asked otherwise; a search looks at names, club and place. Codes: BAD_USER_INPUT. */
  favorites: PlayerPage;
  /** How the player is addressed: f or m. */
  gender: Scalars['String']['output'];
  /** False for who came by the provider and never set one. */
  hasPassword: Scalars['Boolean']['output'];
  /** The player's number. */
  id: Scalars['Int']['output'];
  /** True for operators. */
  isAdmin: Scalars['Boolean']['output'];
  /** The address is confirmed; without that no part in drawings. */
  isConfirmed: Scalars['Boolean']['output'];
  /** The provider's login opens this account, too. */
  isLinked: Scalars['Boolean']['output'];
  /** Whether notifications of the viewer's come to the browser that is reached there. */
  isPushedTo: Scalars['Boolean']['output'];
  /** Where the player is logged in: what was used last comes first. */
  logins: Array<Login>;
  /** What only the player and operators see. */
  profile: Profile;
  /** What a browser subscribes to notifications with; null where none are sent. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** The guid of the player's own invite link /registrieren/{recommendGuid}. */
  recommendGuid: Scalars['String']['output'];
  /** The picture of the provider's login, signed for `setProfilePicture` (code FB) and good for an hour; null without one. */
  socialPicture?: Maybe<Scalars['String']['output']>;
  /** The player as others see them. */
  user: User;
};


/** The logged-in player and what is theirs alone. */
export type ViewerFavoritesArgs = {
  page?: InputMaybe<PageInput>;
};


/** The logged-in player and what is theirs alone. */
export type ViewerIsPushedToArgs = {
  endpoint: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  GroupFounder: GroupFounder;
  User: User;
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  GroupFounder:
    ( { __typename: 'GroupFounder' }
    & GraphQLRecursivePick<FederationTypes['GroupFounder'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountPayload: ResolverTypeWrapper<Omit<AccountPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  BeginProviderLoginInput: BeginProviderLoginInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  BeginProviderLoginPayload: ResolverTypeWrapper<BeginProviderLoginPayload>;
  ChangePasswordInput: ChangePasswordInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  EndLoginInput: EndLoginInput;
  FinishProviderLoginInput: FinishProviderLoginInput;
  FinishProviderLoginPayload: ResolverTypeWrapper<FinishProviderLoginPayload>;
  GoalAlert: GoalAlert;
  GroupFounder: ResolverTypeWrapper<GroupFounder>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Login: ResolverTypeWrapper<Session>;
  LoginInput: LoginInput;
  LoginProvider: ResolverTypeWrapper<LoginProvider>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInput: PageInput;
  PlayerPage: ResolverTypeWrapper<Omit<PlayerPage, 'items'> & { items: Array<ResolversTypes['User']> }>;
  Profile: ResolverTypeWrapper<Account>;
  ProviderGuest: ResolverTypeWrapper<ProviderGuest>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterGuestInput: RegisterGuestInput;
  RegisterInput: RegisterInput;
  RemovePushSubscriptionInput: RemovePushSubscriptionInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  SaveCommonProfileInput: SaveCommonProfileInput;
  SaveContactProfileInput: SaveContactProfileInput;
  SavePushSubscriptionInput: SavePushSubscriptionInput;
  SaveUserProfileInput: SaveUserProfileInput;
  SaveUserProfilePayload: ResolverTypeWrapper<Omit<SaveUserProfilePayload, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  SendRecommendationInput: SendRecommendationInput;
  SendRecommendationPayload: ResolverTypeWrapper<SendRecommendationPayload>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SetFavoriteInput: SetFavoriteInput;
  SetFavoritePayload: ResolverTypeWrapper<Omit<SetFavoritePayload, 'user'> & { user: ResolversTypes['User'] }>;
  SetUserLockedInput: SetUserLockedInput;
  SetUserLockedPayload: ResolverTypeWrapper<Omit<SetUserLockedPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: ResolverTypeWrapper<UnsubscribePayload>;
  User: ResolverTypeWrapper<Account>;
  Viewer: ResolverTypeWrapper<Account>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountPayload: Omit<AccountPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  BeginProviderLoginInput: BeginProviderLoginInput;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  BeginProviderLoginPayload: BeginProviderLoginPayload;
  ChangePasswordInput: ChangePasswordInput;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ConfirmEmailPayload;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  EndLoginInput: EndLoginInput;
  FinishProviderLoginInput: FinishProviderLoginInput;
  FinishProviderLoginPayload: FinishProviderLoginPayload;
  GroupFounder: GroupFounder | FederationReferenceTypes['GroupFounder'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Login: Session;
  LoginInput: LoginInput;
  LoginProvider: LoginProvider;
  LogoutPayload: LogoutPayload;
  Mutation: Record<PropertyKey, never>;
  PageInput: PageInput;
  PlayerPage: Omit<PlayerPage, 'items'> & { items: Array<ResolversParentTypes['User']> };
  Profile: Account;
  ProviderGuest: ProviderGuest;
  Query: Record<PropertyKey, never>;
  RegisterGuestInput: RegisterGuestInput;
  RegisterInput: RegisterInput;
  RemovePushSubscriptionInput: RemovePushSubscriptionInput;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  SaveCommonProfileInput: SaveCommonProfileInput;
  SaveContactProfileInput: SaveContactProfileInput;
  SavePushSubscriptionInput: SavePushSubscriptionInput;
  SaveUserProfileInput: SaveUserProfileInput;
  SaveUserProfilePayload: Omit<SaveUserProfilePayload, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  SendRecommendationInput: SendRecommendationInput;
  SendRecommendationPayload: SendRecommendationPayload;
  SessionPayload: Omit<SessionPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SetFavoriteInput: SetFavoriteInput;
  SetFavoritePayload: Omit<SetFavoritePayload, 'user'> & { user: ResolversParentTypes['User'] };
  SetUserLockedInput: SetUserLockedInput;
  SetUserLockedPayload: Omit<SetUserLockedPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: UnsubscribePayload;
  User: Account;
  Viewer: Account;
};

export type AccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type BeginProviderLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginProviderLoginPayload'] = ResolversParentTypes['BeginProviderLoginPayload']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  alreadyConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FinishProviderLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishProviderLoginPayload'] = ResolversParentTypes['FinishProviderLoginPayload']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupFounderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupFounder'] = ResolversParentTypes['GroupFounder'], FederationReferenceType extends FederationReferenceTypes['GroupFounder'] = FederationReferenceTypes['GroupFounder']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['GroupFounder']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Login'] = ResolversParentTypes['Login']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LoginProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginProvider'] = ResolversParentTypes['LoginProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  loggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  beginProviderLogin?: Resolver<ResolversTypes['BeginProviderLoginPayload'], ParentType, ContextType, RequireFields<MutationBeginProviderLoginArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  endLogin?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationEndLoginArgs, 'input'>>;
  finishProviderLogin?: Resolver<ResolversTypes['FinishProviderLoginPayload'], ParentType, ContextType, RequireFields<MutationFinishProviderLoginArgs, 'input'>>;
  login?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerGuest?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterGuestArgs, 'input'>>;
  removePushSubscription?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationRemovePushSubscriptionArgs, 'input'>>;
  requestConfirmation?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  requestEmailChange?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  saveCommonProfile?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationSaveCommonProfileArgs, 'input'>>;
  saveContactProfile?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationSaveContactProfileArgs, 'input'>>;
  savePushSubscription?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationSavePushSubscriptionArgs, 'input'>>;
  saveUserProfile?: Resolver<ResolversTypes['SaveUserProfilePayload'], ParentType, ContextType, RequireFields<MutationSaveUserProfileArgs, 'input'>>;
  sendRecommendation?: Resolver<ResolversTypes['SendRecommendationPayload'], ParentType, ContextType, RequireFields<MutationSendRecommendationArgs, 'input'>>;
  setFavorite?: Resolver<ResolversTypes['SetFavoritePayload'], ParentType, ContextType, RequireFields<MutationSetFavoriteArgs, 'input'>>;
  setUserLocked?: Resolver<ResolversTypes['SetUserLockedPayload'], ParentType, ContextType, RequireFields<MutationSetUserLockedArgs, 'input'>>;
  unlinkProvider?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribePayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'input'>>;
};

export type PlayerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerPage'] = ResolversParentTypes['PlayerPage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  adminInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  age?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goalAlert?: Resolver<ResolversTypes['GoalAlert'], ParentType, ContextType>;
  hasAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hobbies?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quietUntil?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankWelcome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reminder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderGuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderGuest'] = ResolversParentTypes['ProviderGuest']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  loginProvider?: Resolver<Maybe<ResolversTypes['LoginProvider']>, ParentType, ContextType>;
  providerGuest?: Resolver<Maybe<ResolversTypes['ProviderGuest']>, ParentType, ContextType>;
  recommenderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryRecommenderNameArgs, 'recommendGuid'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userProfile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QueryUserProfileArgs, 'userId'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  requested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveUserProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveUserProfilePayload'] = ResolversParentTypes['SaveUserProfilePayload']> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
};

export type SendRecommendationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendRecommendationPayload'] = ResolversParentTypes['SendRecommendationPayload']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SetFavoritePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavoritePayload'] = ResolversParentTypes['SetFavoritePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SetUserLockedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserLockedPayload'] = ResolversParentTypes['SetUserLockedPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UnsubscribePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload']> = {
  unsubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  age?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateActivated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  favorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hobbies?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommendCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recommended?: Resolver<ResolversTypes['PlayerPage'], ParentType, ContextType, Partial<UserRecommendedArgs>>;
  recommendedFrom?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favorites?: Resolver<ResolversTypes['PlayerPage'], ParentType, ContextType, Partial<ViewerFavoritesArgs>>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLinked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPushedTo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<ViewerIsPushedToArgs, 'endpoint'>>;
  logins?: Resolver<Array<ResolversTypes['Login']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recommendGuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socialPicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountPayload?: AccountPayloadResolvers<ContextType>;
  BeginProviderLoginPayload?: BeginProviderLoginPayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  FinishProviderLoginPayload?: FinishProviderLoginPayloadResolvers<ContextType>;
  GroupFounder?: GroupFounderResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Login?: LoginResolvers<ContextType>;
  LoginProvider?: LoginProviderResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PlayerPage?: PlayerPageResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProviderGuest?: ProviderGuestResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  SaveUserProfilePayload?: SaveUserProfilePayloadResolvers<ContextType>;
  SendRecommendationPayload?: SendRecommendationPayloadResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SetFavoritePayload?: SetFavoritePayloadResolvers<ContextType>;
  SetUserLockedPayload?: SetUserLockedPayloadResolvers<ContextType>;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

