import type { Sponsor } from '../generated/schema.ts';
import { newId } from './now.ts';

export const aSponsor = (sponsor: Partial<Sponsor> = {}): Sponsor => ({
  id: newId(),
  companyName: 'Bäckerei Morgenrot',
  link: 'https://www.example.org/morgenrot',
  pictureUrl: '',
  sponsorType: 'gold',
  ...sponsor,
});
