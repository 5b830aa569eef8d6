import type { Point } from '../../../../domain/zones/distance.ts';

/** Corners as they are typed: a line each, latitude before longitude, as maps write it. */
export function cornersText(corners: readonly Point[]): string {
  return corners.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('\n');
}

/** What was typed; null: a line is none. An area that is closed by its first corner again has that once. */
export function typedCorners(text: string): Point[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const corners = lines.map((line): Point | null => {
    const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)$/.exec(line) ?? [];
    return latitude === undefined ? null : [Number(longitude), Number(latitude)];
  });
  const known = corners.filter((corner) => corner !== null);
  return known.length === corners.length ? opened(known) : null;
}

/** A ring without its first point at the end. */
export function opened(ring: readonly Point[]): Point[] {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed ? ring.slice(0, -1) : [...ring];
}
