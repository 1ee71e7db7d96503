declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Axes kept as a range, or fixed to one value. */
    variationAxes?: Record<string, {min: number; max: number} | number>;
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
