import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** Bonus questions. */
export const bonusRows: Row[] = [
  [
    'getOpenBonus',
    ({ player, made }) => player.get(`/api/bonus/open/${made['bonus']}`),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        question: '<b>Wer</b> schießt das erste Tor?',
        selections: [
          { selectionId: 1, selection: 'Füllkrug' },
          { selectionId: 2, selection: 'Musiala' },
        ],
        points: 3,
        isOpen: true,
        selectionId: 0,
      }),
  ],
  [
    'saveBonusAnswer',
    ({ player, made }) => player.post(`/api/bonus/${made['bonus']}/2`),
    ({ body }) => expect(body['data']).toMatchObject({ selectionId: 2, isOpen: true }),
  ],
  [
    'getBonusResult',
    ({ player, made }) => player.get(`/api/bonus/result/${made['bonus']}?pageSize=10&pageNumber=1&_=1718`),
    ({ body }) =>
      expect(body).toMatchObject({ data: { selectionId: 2, result: [] }, totalCount: 0, visible: false }),
  ],
];
