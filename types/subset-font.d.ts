declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Axes kept as a range, or fixed to one value. */
    variationAxes?: Record<string, {min: number; max: number} | number>;
    /** OpenType features that stay; all of them when left out. */
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
