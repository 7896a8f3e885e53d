/** As much of it as is used: the package has no types of its own. */
declare module 'opentype.js' {
  type Glyph = {
    index: number;
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
  };
  type Font = {
    unitsPerEm: number;
    charToGlyph(letter: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  };
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
