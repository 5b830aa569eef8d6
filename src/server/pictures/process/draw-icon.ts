import sharp from 'sharp';
import './open-picture.ts';

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
  /** Background colour of an inset mark. A mark that is not inset fills the icon on a transparent background. */
  ground: string;
  isInset: boolean;
}

/** Renders an SVG, which must have passed `svgProblem`, as PNG. */
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
