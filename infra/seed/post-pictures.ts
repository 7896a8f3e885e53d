import { drawing } from './drawing.ts';

const draw = (shapes: string): Buffer => drawing(1280, 640, shapes);

const stripes = (one: string, other: string): string =>
  Array.from(
    { length: 8 },
    (_none, index) =>
      `<path d="M${index * 160} 0h160v640H${index * 160}Z" fill="${index % 2 ? one : other}"/>`,
  ).join('');

const ball = (x: number, y: number, radius: number): string => {
  const patch = (turn: number) =>
    `<path d="M${x} ${y - radius * 0.98}l${radius * 0.3} ${radius * 0.24}-${radius * 0.12} ${radius * 0.3}h-${radius * 0.36}l-${radius * 0.12}-${radius * 0.3}Z" transform="rotate(${turn} ${x} ${y})"/>`;
  return (
    `<ellipse cx="${x}" cy="${y + radius * 1.08}" rx="${radius}" ry="${radius * 0.18}" fill="#08301f" opacity=".45"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fffefb"/>` +
    `<g fill="#16241d">${[0, 72, 144, 216, 288].map(patch).join('')}` +
    `<path d="M${x} ${y - radius * 0.34}l${radius * 0.33} ${radius * 0.24}-${radius * 0.13} ${radius * 0.38}h-${radius * 0.4}l-${radius * 0.13}-${radius * 0.38}Z"/></g>`
  );
};

const lines =
  '<g stroke="#e8f3ec" stroke-width="8" opacity=".75"><path d="M640 0v640"/><circle cx="640" cy="320" r="170"/>' +
  '<path d="M-10 130h190v380H-10M1290 130h-190v380h190"/></g>';

const card = (x: number, turn: number, sign: string): string =>
  `<g transform="rotate(${turn} ${x} 620)"><rect x="${x - 130}" y="130" width="260" height="370" rx="26" fill="#fffefb" stroke="#d99a0b" stroke-width="8"/>` +
  `<path d="${sign}" transform="translate(${x} 315)" fill="#d99a0b"/></g>`;
const STAR = 'M0-96 25-32 94-30 40 14 58 80 0 42-58 80-40 14-94-30-25-32Z';
const DIAMOND = 'M0-104 78 0 0 104-78 0Z';

/** For the posts of the editors, in their order (`words.ts`). */
export const postPictures: readonly Buffer[] = [
  draw(stripes('#15724b', '#17804f') + lines + ball(640, 320, 96)),
  draw(stripes('#0d3d29', '#0f4830') + card(470, -16, DIAMOND) + card(810, 16, DIAMOND) + card(640, 0, STAR)),
  draw(
    stripes('#e9dfc6', '#f2ead6') +
      '<path d="M470 110c50 60 290 60 340 0l190 90-70 160-110-40v240H460V320l-110 40-70-160Z" fill="#15724b" stroke="#0d3d29" stroke-width="10" stroke-linejoin="round"/>' +
      '<path d="M530 128c40 46 180 46 220 0" stroke="#f0b429" stroke-width="18" stroke-linecap="round"/>' +
      '<path d="M460 470h360v34H460Z" fill="#f0b429"/>',
  ),
];
