import type { Image } from '../../contract/primitives.ts';
import type { PicturesTable } from '../platform/tables/restaurant-tables.ts';
import { MEDIA_BASE, PICTURE_WIDTHS, type PictureUse } from './picture-sizes.ts';

export type PictureRow = Pick<PicturesTable, 'hash' | 'width' | 'height' | 'color'>;

/** A picture in the sizes of its use. Pictures are never enlarged: `srcset` names the real width. */
export function presentPicture(row: PictureRow, use: PictureUse): Image {
  const widths = PICTURE_WIDTHS[use];
  // The sizes smaller than the original, and the first that is not.
  const enough = widths.findIndex((width) => width >= row.width);
  const made = enough === -1 ? widths : widths.slice(0, enough + 1);
  const address = (width: number, format: string) => `${MEDIA_BASE}/${row.hash}-${width}.${format}`;
  const srcset = (format: string) =>
    made.map((width) => `${address(width, format)} ${Math.min(width, row.width)}w`).join(', ');
  const largest = made[made.length - 1] as number;
  const width = Math.min(largest, row.width);
  return {
    src: address(largest, 'webp'),
    avif: srcset('avif'),
    webp: srcset('webp'),
    width,
    height: Math.round((row.height * width) / row.width),
    color: row.color,
  };
}
