/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TippCardFragment = {
  id: number;
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  isValid: boolean;
  isEnabled: boolean;
  isJoker: boolean;
  isPatriot: boolean;
  points: number | null;
  pointsInternal: number | null;
  match: {
    id: number;
    date: string;
    city: string;
    roundName: string;
    goalsTeam1: number | null;
    goalsTeam2: number | null;
    isLocked: boolean;
    isRunning: boolean;
    isPlayed: boolean;
    team1: {
      teamKZ: string;
      name: string;
      flag: string;
      group: string;
      link: string;
      details: { place: number; games: number; points: number } | null;
    };
    team2: {
      teamKZ: string;
      name: string;
      flag: string;
      group: string;
      link: string;
      details: { place: number; games: number; points: number } | null;
    };
  };
} & { ' $fragmentName'?: 'TippCardFragment' };

export const TippCardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TippCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Tipp' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'goalsTeam1' } },
          { kind: 'Field', name: { kind: 'Name', value: 'goalsTeam2' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isValid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isJoker' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isPatriot' } },
          { kind: 'Field', name: { kind: 'Name', value: 'points' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pointsInternal' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'match' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'roundName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'goalsTeam1' } },
                { kind: 'Field', name: { kind: 'Name', value: 'goalsTeam2' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isLocked' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRunning' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isPlayed' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'team1' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'teamKZ' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'flag' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'link' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'details' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'games' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'team2' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'teamKZ' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'flag' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'group' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'link' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'details' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'games' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'points' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TippCardFragment, unknown>;
