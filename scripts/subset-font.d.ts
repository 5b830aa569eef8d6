/** What `subset-fonts.ts` uses of a package that has no types. */
declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2';
    /** By tag: one value, or what is left of the axis. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType tags. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
