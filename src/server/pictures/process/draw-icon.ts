import sharp from 'sharp';
import { measurePicture } from './measure-picture.ts';
import { openPicture } from './open-picture.ts';

/**
 * Share of a tile's width that the mark takes: phones cut tiles to their own shapes and always show the safe zone of the W3C
 * manifest.
 */
const SAFE_SHARE = 0.64;

/** A palette halves the file, which browsers fetch before a page's first paint. */
const FEW_COLOURS = { palette: true, compressionLevel: 9, effort: 10 };

interface Icon {
  /** Width and height in pixels. */
  size: number;
  /**
   * Background colour of an inset mark, unless the mark is opaque: its own ground then goes on to the icon's edges. A mark that is not
   * inset fills the icon on a transparent background.
   */
  ground: string;
  isInset: boolean;
}

/** Renders an SVG, which must have passed `svgProblem`, or a picture as PNG. */
export async function drawIcon(mark: string | Uint8Array, { size, ground, isInset }: Icon): Promise<Buffer> {
  const inner = isInset ? Math.round(size * SAFE_SHARE) : size;
  const open = () => (typeof mark === 'string' ? sharp(Buffer.from(mark), { density: 600 }) : openPicture(mark));
  const drawn = await open()
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .png(isInset ? {} : FEW_COLOURS)
    .toBuffer();
  if (!isInset) return drawn;
  const background = (typeof mark !== 'string' && (await groundOf(mark))) || ground;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png(FEW_COLOURS)
    .toBuffer();
}

/** The colour of an opaque picture's corner; null: the picture is transparent somewhere. */
async function groundOf(picture: Uint8Array): Promise<string | null> {
  const { isOpaque } = await openPicture(picture).stats();
  return isOpaque ? (await measurePicture(picture)).color : null;
}
