/** Types of the parts of the untyped package that `subset-fonts.ts` uses. */
declare module 'subset-font' {
  export interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** By axis tag: a fixed value, or the range that is kept. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType tags. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    /** Only allowed if `letters` is undefined. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string | undefined, options: Options): Promise<Buffer>;
}
