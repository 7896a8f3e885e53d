import type { SeedSponsor } from '@tippspiel/feed/seed';
import { drawing } from './drawing.ts';

type Drawn = Omit<SeedSponsor, 'pictureUrl'> & { logo: Buffer };

const site = (name: string): string => `https://www.example.org/${name}`;

const draw = (shapes: string): Buffer => drawing(640, 320, shapes);

const rays = (count: number, [x, y]: [number, number], from: number, to: number): string =>
  Array.from({ length: count }, (_none, index) => {
    const angle = Math.PI * (1 + (index + 0.5) / count);
    const at = (radius: number) =>
      `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
    return `<path d="M${at(from)}L${at(to)}" stroke="#d99a0b" stroke-width="14" stroke-linecap="round"/>`;
  }).join('');

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="205" r="78" stroke="#17345c" stroke-width="16"/><circle cx="${x}" cy="205" r="12" fill="#17345c"/>` +
  [0, 45, 90, 135]
    .map(
      (turn) =>
        `<path d="M${x - 66} 205H${x + 66}" stroke="#17345c" stroke-width="3" transform="rotate(${turn} ${x} 205)"/>`,
    )
    .join('');

/** The demo's sponsors, invented, with logos drawn for them. */
export const sponsors: readonly Drawn[] = [
  {
    ...{ companyName: 'Bäckerei Morgenrot', link: site('morgenrot'), sponsorType: 'gold' },
    logo: draw(
      rays(9, [320, 210], 120, 168) +
        '<path d="M225 210a95 95 0 0 1 190 0Z" fill="#f0b429"/><path d="M150 236h340" stroke="#8f3a14" stroke-width="18" stroke-linecap="round"/>' +
        '<path d="M205 272h230" stroke="#8f3a14" stroke-width="18" stroke-linecap="round"/>',
    ),
  },
  {
    ...{ companyName: 'Radwerk Weber', link: site('radwerk'), sponsorType: 'gold' },
    logo: draw(
      wheel(205) +
        wheel(435) +
        '<path d="M205 205 275 95h120l40 110M275 95l45 110h-115M320 205 395 95M255 80h45M395 95l-8-32h42" stroke="#c8442a" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
  },
  {
    ...{ companyName: 'Brauhaus Zum Anstoß', link: site('brauhaus'), sponsorType: 'silber' },
    logo: draw(
      '<path d="M240 120h150v130a30 30 0 0 1-30 30h-90a30 30 0 0 1-30-30Z" fill="#d99a0b"/>' +
        '<path d="M390 150h30a32 32 0 0 1 32 32v16a32 32 0 0 1-32 32h-30" stroke="#634200" stroke-width="18"/>' +
        '<path d="M285 155v85M315 155v85M345 155v85" stroke="#fbe2a0" stroke-width="12" stroke-linecap="round"/>' +
        '<path d="M236 128a34 34 0 0 1 18-62 44 44 0 0 1 78-14 38 38 0 0 1 62 40 26 26 0 0 1-4 36Z" fill="#fffefb" stroke="#634200" stroke-width="8"/>',
    ),
  },
  {
    ...{ companyName: 'Gärtnerei Blattgrün', link: site('blattgruen'), sponsorType: 'silber' },
    logo: draw(
      '<path d="M320 285c0-90 30-160 130-220 10 120-40 190-130 220Z" fill="#1f8f63"/>' +
        '<path d="M320 285c0-70-25-130-115-170-5 95 35 150 115 170Z" fill="#6fd3a5"/>' +
        '<path d="M320 285c10-80 40-130 90-170M320 285c-8-55-30-90-72-120" stroke="#0a3527" stroke-width="6" stroke-linecap="round"/>',
    ),
  },
  {
    ...{ companyName: 'Kaffeerösterei Nordlicht', link: site('nordlicht'), sponsorType: 'silber' },
    logo: draw(
      '<path d="M225 170h170v45a70 70 0 0 1-70 70h-30a70 70 0 0 1-70-70Z" fill="#4a2c1a"/>' +
        '<path d="M395 185h20a30 30 0 0 1 0 60h-28" stroke="#4a2c1a" stroke-width="16"/>' +
        '<path d="M265 140c-25-30 25-50 0-90M310 140c-25-30 25-60 0-105M355 140c-25-30 25-50 0-90" stroke="#2c8f86" stroke-width="14" stroke-linecap="round"/>',
    ),
  },
  {
    ...{ companyName: 'Buchhandlung Seitenwechsel', link: site('seitenwechsel'), sponsorType: 'bronze' },
    logo: draw(
      '<path d="M320 100c-50-35-110-35-150-20v160c40-15 100-15 150 20Z" fill="#5b3fae"/>' +
        '<path d="M320 100c50-35 110-35 150-20v160c-40-15-100-15-150 20Z" fill="#8c74d6"/>' +
        '<path d="M205 130c30-6 60-4 85 8M205 170c30-6 60-4 85 8M435 130c-30-6-60-4-85 8M435 170c-30-6-60-4-85 8" stroke="#fffefb" stroke-width="8" stroke-linecap="round"/>',
    ),
  },
  {
    ...{ companyName: 'Elektro Funke & Söhne', link: site('funke'), sponsorType: 'bronze' },
    logo: draw(
      '<circle cx="320" cy="160" r="120" fill="#24549a"/><path d="m345 60-90 120h55l-25 85 95-125h-58Z" fill="#fbe2a0"/>',
    ),
  },
  {
    ...{ companyName: 'Reisebüro Fernweh', link: '', sponsorType: 'bronze' },
    logo: draw(
      '<circle cx="400" cy="110" r="52" fill="#f0b429"/>' +
        '<path d="M130 200c40-40 80-40 120 0s80 40 120 0 80-40 140 0M130 250c40-40 80-40 120 0s80 40 120 0 80-40 140 0" stroke="#1b5a73" stroke-width="20" stroke-linecap="round"/>',
    ),
  },
  {
    ...{ companyName: 'Druckerei Bunte Kuh', link: site('buntekuh'), sponsorType: 'bronze' },
    logo: draw(
      '<g style="mix-blend-mode:multiply"><circle cx="275" cy="130" r="80" fill="#19a7d8" fill-opacity=".85"/>' +
        '<circle cx="365" cy="130" r="80" fill="#d81e78" fill-opacity=".8"/><circle cx="320" cy="205" r="80" fill="#f5d20a" fill-opacity=".8"/></g>',
    ),
  },
];
