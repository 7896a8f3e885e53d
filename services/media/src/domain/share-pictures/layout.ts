import { box, colours, truncate, type Element, type Measure, type Text } from './elements.ts';

type Cell = { text: string; isJoker: boolean };
export type Row = { lead: string; text: string; cells: Cell[]; value: string; isOwn: boolean };
type Side = { name: string; tipp: Cell; points: string };
export type Shape = 'quer' | 'hoch';
export type Picture = {
  shape: Shape;
  site: string;
  kicker: string;
  title: string;
  subtitle: string;
  heads: string[];
  rows: Row[];
  sides: Side[];
};
export type Layout = { width: number; height: number; elements: Element[] };

const shapes = {
  quer: {
    ...{ width: 1200, height: 630, pad: 56, title: 54, small: 26 },
    ...{ titleY: 184, bodyY: 262, rowHeight: 60, rowSize: 30, rows: 5, cell: 120 },
  },
  hoch: {
    ...{ width: 1080, height: 1350, pad: 60, title: 66, small: 32 },
    ...{ titleY: 240, bodyY: 350, rowHeight: 84, rowSize: 36, rows: 10, cell: 120 },
  },
} as const;
type Measures = Record<keyof (typeof shapes)[Shape], number>;

const ROW_GAP = 6;
const INSET = 22;
/** Between neighbours in a row. */
const GAP = 16;
/** Heads of more than one column of tipps are smaller, to leave room for names. */
const HEAD_SHARES = { one: 0.85, several: 0.66 };
/** Up to this number of rows an upright picture draws everything larger. */
const FEW_ROWS = 3;
/** Relative to the font size: how far the baseline is below the middle of the row. */
const BASELINE_SHIFT = 0.35;

export function layOut(picture: Picture, measure: Measure): Layout {
  const isDuel = picture.sides.length === 2;
  const shape = picture.shape === 'hoch' && !isDuel ? enlarged(picture.rows.length) : shapes[picture.shape];
  const { width, height } = shape;
  const { site, title } = head(picture, shape, measure);
  const body = isDuel ? duel(picture, shape, measure) : table(picture, shape, measure);
  const freeRows = isDuel ? 0 : Math.max(0, shape.rows - picture.rows.length);
  // Centres the rows vertically.
  const lower = (freeRows * (shape.rowHeight + ROW_GAP)) / 2;
  const content = [...title, ...body].map((element) => ({ ...element, y: element.y + lower }));
  return { width, height, elements: [...ground(shape), ...site, ...content] };
}

/** The measures of an upright picture with so many rows. */
function enlarged(rows: number): Measures {
  const { hoch } = shapes;
  if (rows > FEW_ROWS) return hoch;
  return {
    ...hoch,
    ...{ title: hoch.title * 1.8, small: hoch.small * 1.25, titleY: 330, bodyY: 490, rows: 5 },
    ...{ rowHeight: hoch.rowHeight * 1.7, rowSize: hoch.rowSize * 1.2 },
  };
}

/** The rows that fit: the first ones, and always the player's own. */
export function fittingRows(rows: Row[], room: number): Row[] {
  if (rows.length <= room) return rows;
  const own = rows.findIndex(({ isOwn }) => isOwn);
  const kept = own < room ? room : room - 1;
  return rows.filter((_row, index) => index < kept || index === own);
}

const text = (value: string, x: number, y: number, size: number, more: Partial<Text> = {}): Text => ({
  ...{ kind: 'text', text: value, x, y, size, isBold: false, anchor: 'start', fill: colours.white },
  ...more,
});

/** A lawn with mown stripes. */
function ground({ width, height }: Measures): Element[] {
  const stripe = width / 10;
  const stripes = [1, 3, 5, 7, 9].map((index) =>
    box(index * stripe, 0, stripe, height, { fill: colours.stripe }),
  );
  return [box(0, 0, width, height, { fill: colours.turf }), ...stripes];
}

function head(picture: Picture, shape: Measures, measure: Measure) {
  const { site, kicker, title, subtitle } = picture;
  const { width, pad, small, titleY } = shape;
  const whole = width - 2 * pad;
  const fitting = (shape.title * whole) / measure(title, shape.title, true);
  const size = Math.min(shape.title, Math.max(shapes[picture.shape].title, fitting));
  const top = pad + small * 0.8;
  const card = { width: small * 0.9, height: small * 1.2 };
  const siteX = pad + card.width + GAP;
  const shownSite = truncate(site, whole * 0.6, small, true, measure);
  const subtitleY = titleY + small * 1.5;
  const soft = { fill: colours.soft };
  return {
    site: [
      box(pad, top - card.height * 0.85, card.width, card.height, { radius: 6, fill: colours.gold }),
      text(shownSite, siteX, top, small, { isBold: true }),
    ],
    title: [
      text(truncate(kicker, whole, small, false, measure), pad, titleY - size, small, soft),
      text(truncate(title, whole, size, true, measure), pad, titleY, size, { isBold: true }),
      text(truncate(subtitle, whole, small, false, measure), pad, subtitleY, small, soft),
    ],
  };
}

function table({ heads, rows }: Picture, shape: Measures, measure: Measure): Element[] {
  const { width, pad, rowHeight, rowSize, bodyY } = shape;
  const columns = columnsOf(rows, heads, shape, measure);
  const { headSize } = columns;
  const right = width - pad - INSET;
  const leadX = pad + INSET + columns.lead;
  const textX = columns.lead > 0 ? leadX + GAP : leadX;
  const firstCell = right - columns.value - columns.cells * columns.cell;
  const middleOf = (index: number) => firstCell + (index + 0.5) * columns.cell;
  const begin = heads.length > 0 ? bodyY + headSize * 0.6 : bodyY - rowSize * 0.5;

  const labels = heads.map((label, index) => {
    const at = index < columns.cells ? middleOf(index) : right;
    const anchor = index < columns.cells ? 'middle' : 'end';
    return text(label, at, bodyY, headSize, { anchor, fill: colours.soft });
  });
  const drawn = fittingRows(rows, shape.rows).flatMap((row, index): Element[] => {
    const y = begin + index * (rowHeight + ROW_GAP);
    const middle = y + rowHeight / 2;
    const base = middle + rowSize * BASELINE_SHIFT;
    const fill = row.isOwn ? colours.ink : colours.white;
    const ground = row.isOwn ? { fill: colours.gold } : { opacity: 0.1 };
    const name = truncate(row.text, firstCell - GAP - textX, rowSize, row.isOwn, measure);
    return [
      box(pad, y, width - 2 * pad, rowHeight, { radius: 14, ...ground }),
      text(row.lead, leadX, base, rowSize, { isBold: true, anchor: 'end', fill }),
      text(name, textX, base, rowSize, { isBold: row.isOwn, fill }),
      ...row.cells.flatMap((cell, at) => cellAt(cell, middleOf(at), middle, rowSize, row.isOwn)),
      text(row.value, right, base, rowSize, { isBold: true, anchor: 'end', fill }),
    ];
  });
  return [...labels, ...drawn];
}

/** The widths of columns: places and values as wide as the widest, cells as wide as their heads. */
function columnsOf(rows: Row[], heads: string[], { rowSize, cell }: Measures, measure: Measure) {
  const cells = Math.max(0, ...rows.map((row) => row.cells.length));
  const headSize = rowSize * (cells > 1 ? HEAD_SHARES.several : HEAD_SHARES.one);
  const widthOf = (label: string) => measure(label, headSize, false);
  const values = [
    ...rows.map(({ value }) => measure(value, rowSize, true)),
    ...heads.slice(cells).map(widthOf),
  ];
  const widest = Math.max(0, ...heads.slice(0, cells).map(widthOf));
  const lead = Math.max(0, ...rows.map((row) => measure(row.lead, rowSize, true)));
  return { lead, cells, headSize, cell: Math.max(cell, widest + GAP), value: Math.max(0, ...values) + GAP };
}

/** A tipp; a joker has a golden card with its letter, or a white one on a golden ground. */
function cellAt(
  { text: value, isJoker }: Cell,
  x: number,
  middle: number,
  size: number,
  isOnGold: boolean,
): Element[] {
  const [width, height] = [size * 3.1, size * 1.5];
  const card = box(x - width / 2, middle - height / 2, width, height, {
    ...{ radius: 8, fill: isOnGold ? colours.white : colours.gold },
  });
  const fill = isJoker || isOnGold ? colours.ink : colours.white;
  const label = text(isJoker ? `${value} J` : value, x, middle + size * BASELINE_SHIFT, size, {
    isBold: isJoker,
    anchor: 'middle',
    fill,
  });
  return isJoker ? [card, label] : [label];
}

function duel({ heads, sides }: Picture, shape: Measures, measure: Measure): Element[] {
  const { width, height, pad, small, bodyY } = shape;
  const isUpright = height > width;
  const rowSize = shape.rowSize * (isUpright ? 1.5 : 1);
  const boxHeight = Math.min(height - pad - bodyY, rowSize * 14);
  const half = (width - 2 * pad - GAP) / 2;
  // A share of the height, from the top of the box.
  const yOf = (share: number) => bodyY + boxHeight * share;
  const big = rowSize * (isUpright ? 4 : 3.2);
  const [pointsHead = '', tippHead = ''] = heads;
  return sides.flatMap(({ name, tipp, points }, index): Element[] => {
    const isWinner = index === 0;
    const left = pad + index * (half + GAP);
    const x = left + half / 2;
    const fill = isWinner ? colours.ink : colours.white;
    const ground = isWinner ? { fill: colours.gold } : { opacity: 0.1 };
    const shown = truncate(name, half - 2 * INSET, rowSize, true, measure);
    const centred = { anchor: 'middle', fill } as const;
    return [
      box(left, bodyY, half, boxHeight, { radius: 24, ...ground }),
      text(shown, x, yOf(0.16), rowSize, { isBold: true, ...centred }),
      text(points, x, yOf(0.52), big, { isBold: true, ...centred }),
      text(pointsHead, x, yOf(0.64), small, centred),
      ...cellAt(tipp, x, yOf(0.78), rowSize, isWinner),
      text(tippHead, x, yOf(0.93), small, centred),
    ];
  });
}
