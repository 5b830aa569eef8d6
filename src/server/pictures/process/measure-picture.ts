import type { PictureRow } from '../present-picture.ts';
import { openPicture } from './open-picture.ts';

const CORNER = 24;

/** Size after rotation, and the backdrop colour: the average of the top left corner, where pictures of dishes show the table. */
export async function measurePicture(data: Uint8Array): Promise<Omit<PictureRow, 'hash'>> {
  const { width, height } = (await openPicture(data).metadata()).autoOrient;
  const corner = await openPicture(data)
    .autoOrient()
    .extract({ left: 0, top: 0, width: Math.min(CORNER, width), height: Math.min(CORNER, height) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width, height, color: averageColour(corner) };
}

function averageColour(rgb: Buffer): string {
  const sums = [0, 0, 0];
  for (const [i, value] of rgb.entries()) sums[i % 3] = (sums[i % 3] as number) + value;
  const pixels = rgb.length / 3;
  return `#${sums
    .map((sum) =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
