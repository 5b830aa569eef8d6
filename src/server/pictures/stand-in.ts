import type { Config } from '../platform/config.ts';
import { type Derivative, hasDerivative } from './derivatives.ts';
import { PICTURE_WIDTHS } from './picture-sizes.ts';

const WIDTHS = [...new Set(Object.values(PICTURE_WIDTHS).flat())].sort((a, b) => a - b);

/**
 * What is shown while a size of a picture is still to be made: the next larger one that is ready, else the next smaller. Who asks for AVIF
 * shows WebP as well, but not the other way round. null: none is ready.
 */
export async function standIn(
  config: Pick<Config, 'mediaDir'>,
  { hash, width, format }: Derivative,
): Promise<Derivative | null> {
  const widths = [...WIDTHS.filter((each) => each >= width), ...WIDTHS.filter((each) => each < width).reverse()];
  const formats = format === 'avif' ? (['avif', 'webp'] as const) : (['webp'] as const);
  for (const near of widths) {
    for (const shown of formats) {
      const other = { hash, width: near, format: shown };
      if (await hasDerivative(config, other)) return other;
    }
  }
  return null;
}
