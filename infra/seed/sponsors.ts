import type { SeedSponsor } from '@tippspiel/feed/seed';
import { drawing } from './pictures.ts';

type Drawn = Omit<SeedSponsor, 'pictureUrl'> & { logo: Buffer };

const sponsor = (
  companyName: string,
  picture: string,
  sponsorType: Drawn['sponsorType'],
  link = `https://www.example.org/${picture}`,
): Drawn => ({ companyName, link, sponsorType, logo: drawing(picture) });

/** The demo's sponsors, invented, with logos drawn for them. */
export const sponsors: readonly Drawn[] = [
  sponsor('Bäckerei Morgenrot', 'morgenrot', 'gold'),
  sponsor('Radwerk Weber', 'radwerk', 'gold'),
  sponsor('Brauhaus Zum Anstoß', 'brauhaus', 'silber'),
  sponsor('Gärtnerei Blattgrün', 'blattgruen', 'silber'),
  sponsor('Kaffeerösterei Nordlicht', 'nordlicht', 'silber'),
  sponsor('Buchhandlung Seitenwechsel', 'seitenwechsel', 'bronze'),
  sponsor('Elektro Funke & Söhne', 'funke', 'bronze'),
  sponsor('Reisebüro Fernweh', 'fernweh', 'bronze', ''),
  sponsor('Druckerei Bunte Kuh', 'buntekuh', 'bronze'),
];
