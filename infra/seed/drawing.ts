/** A drawing as SVG, without letters, which every machine would draw in a font of its own. */
export const drawing = (width: number, height: number, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${shapes}</svg>`,
  );
