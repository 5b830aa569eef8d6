import { MEDIA_BASE } from './picture-sizes.ts';

/** A drawing, or pixels. */
export type LogoKind = '.svg' | '.webp';

/** In pixels. A logo that has neither looks blurred in the header of most phones. */
export const LEAST_LOGO = { width: 240, height: 96 };

/** The name by which a restaurant refers to its logo: the hash alone for a drawing, as it was before there were pixels. */
export function logoName(hash: string, kind: LogoKind): string {
  return kind === '.svg' ? hash : `${hash}${kind}`;
}

/** The name of the logo's file among the originals. */
export function logoFile(name: string): string {
  return isOfPixels(name) ? name : `${name}.svg`;
}

export function logoAddress(name: string): string {
  return `${MEDIA_BASE}/${logoFile(name)}`;
}

export function isOfPixels(name: string): boolean {
  return name.endsWith('.webp');
}

/** Whether the bytes are a drawing's, which are text, and not those of pixels. */
export function isDrawing(data: Buffer): boolean {
  return /^\s*</.test(data.toString('utf8', 0, 200));
}
