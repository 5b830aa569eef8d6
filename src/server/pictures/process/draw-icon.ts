import sharp from 'sharp';
import './open-picture.ts';

/** The part of a tile that every phone's shape shows: the W3C manifest's safe zone, drawn inside. */
const SAFE_SHARE = 0.64;

/** Half the bytes: a browser fetches icons before a page's first paint. */
const FEW_COLOURS = { palette: true, compressionLevel: 9, effort: 10 };

interface Icon {
  /** Pixels a side. */
  size: number;
  /** Behind a mark that stands inside; one that does not fills the icon, on nothing. */
  ground: string;
  isInset: boolean;
}

/** A checked SVG as PNG. */
export async function drawIcon(svg: string, { size, ground, isInset }: Icon): Promise<Buffer> {
  const inner = isInset ? Math.round(size * SAFE_SHARE) : size;
  const mark = await sharp(Buffer.from(svg), { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .png(isInset ? {} : FEW_COLOURS)
    .toBuffer();
  if (!isInset) return mark;
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png(FEW_COLOURS)
    .toBuffer();
}
