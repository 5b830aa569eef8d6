/** What `subset-fonts.ts` uses of a package that has no types. */
declare module 'subset-font' {
  export interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** By tag: one value, or what is left of the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType tags. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    /** Without letters only. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string | undefined, options: Options): Promise<Buffer>;
}
