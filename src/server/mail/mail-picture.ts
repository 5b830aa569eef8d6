import { derivativeName } from '../pictures/derivatives.ts';
import { MEDIA_BASE, mediaFile, PICTURE_WIDTHS } from '../pictures/picture-sizes.ts';

/**
 * The smallest size of a dish's picture, at the restaurant's own address, for a mail; undefined where the dish has none, or one that is
 * elsewhere: a mail asks nobody else for anything. The address says nothing of the reader or the order.
 */
export function mailPicture(picture: string | null, origin: string): string | undefined {
  const file = picture?.startsWith(`${MEDIA_BASE}/`) ? mediaFile(picture.slice(MEDIA_BASE.length + 1)) : null;
  if (file?.kind !== 'picture') return undefined;
  return `${origin}${MEDIA_BASE}/${derivativeName({ hash: file.hash, width: PICTURE_WIDTHS.dish[0], format: 'webp' })}`;
}
