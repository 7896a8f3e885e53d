import type { CodegenConfig } from '@graphql-codegen/cli';

const subgraphs = ['feed', 'group', 'media', 'tipp', 'user'];
/** The types of resolvers' parents that differ from the schema's type (path from `src/generated`). */
const mappers: Record<string, Record<string, string>> = {
  feed: {
    Post: '../domain/post.ts#Post as PostParent',
    Comment: '../domain/post.ts#Comment as CommentParent',
    User: '../domain/author.ts#Author',
    ReportedText: '../app/moderation/view-reported.ts#ReportedTextView',
    Sponsor: '../domain/sponsors/sponsor.ts#Sponsor as SponsorParent',
    Template: '../domain/pages/page.ts#Page',
    Report: '../domain/moderation/reported-text.ts#Report as ReportParent',
    Group: '../resolvers/context.ts#GroupRef',
    LastWords: '../domain/post.ts#Post as PostParent',
  },
  group: {
    Group: '../app/view-groups.ts#GroupView',
    InvitedGroup: '../domain/group.ts#Group as GroupParent',
  },
  tipp: {
    Match: '../app/matches/match-view.ts#MatchView',
    Tipp: '../app/tipps/tipp-view.ts#TippView',
    Duel: '../app/duels/duel-view.ts#DuelView',
    WinnerTipp: '../app/winner-tipps/winner-tipp-view.ts#WinnerTippView',
    User: '../resolvers/context.ts#PlayerRef',
    Group: '../resolvers/context.ts#GroupRef',
    Viewer: '../resolvers/context.ts#PlayerRef',
    Tournament: '../resolvers/context.ts#TournamentRef',
    Template: '../resolvers/context.ts#TemplateRef',
    Price: '../app/prizes/prize-view.ts#PriceView',
    Drawing: '../app/prizes/prize-view.ts#DrawingView',
    Winner: '../app/prizes/prize-view.ts#WinnerView',
    LiveRanking: '../app/live/live-ranking.ts#LiveRankingView',
    LiveRow: '../app/live/live-ranking.ts#LiveRowView',
  },
  user: {
    User: '../domain/accounts/account.ts#Account',
    Viewer: '../domain/accounts/account.ts#Account',
    Profile: '../domain/accounts/account.ts#Account',
    Login: '../domain/sessions/session.ts#Session',
  },
};
const scalars = {
  DateTime: { input: 'string', output: 'string' },
  JSON: { input: 'unknown', output: 'Record<string, unknown>' },
};

/** Generates resolver types of every subgraph, and a typed document next to every operation of web and rest-compat. */
const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: {
    ...Object.fromEntries(
      subgraphs.map((name) => [
        `services/${name}/src/generated/resolvers.ts`,
        {
          schema: `services/${name}/schema.graphql`,
          plugins: ['typescript', 'typescript-resolvers'],
          config: {
            federation: true,
            useTypeImports: true,
            enumsAsConst: true,
            scalars: {
              DateTime: { input: 'Date', output: 'Date' },
              JSON: { input: 'unknown', output: 'object' },
            },
            contextType: '../resolvers/context.ts#Context',
            mappers: mappers[name] ?? {},
          },
        },
      ]),
    ),
    'web/src/generated/schema.ts': {
      schema: 'gateway/api.graphql',
      plugins: ['typescript'],
      config: { scalars, useTypeImports: true, enumsAsConst: true },
    },
    'web/src/': {
      schema: 'gateway/api.graphql',
      documents: 'web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsConst: true,
        importExtension: '.ts',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
    'rest-compat/src/generated/schema.ts': {
      schema: 'gateway/api.graphql',
      plugins: ['typescript'],
      config: { scalars, useTypeImports: true, enumsAsConst: true },
    },
    'rest-compat/src/': {
      schema: 'gateway/api.graphql',
      documents: 'rest-compat/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsConst: true,
        importExtension: '.ts',
        documentMode: 'string',
        dedupeFragments: true,
      },
    },
  },
};

export default config;
