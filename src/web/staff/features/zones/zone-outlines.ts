import type { Currency } from '../../../../contract/primitives.ts';
import type { Point } from '../../../../domain/zones/distance.ts';
import { draftedZones, type ZonesDraft } from './zone-draft.ts';

/** Kilometres of a degree of latitude. */
const DEGREE = 111.195;

/** The corners of the measured zones, by their index in the list: of circles as many as look round, of postcodes none. `place`: the restaurant's. */
export function zoneOutlines(
  draft: ZonesDraft,
  { currency, place }: { currency: Currency; place: Point | null },
): { index: number; corners: Point[] }[] {
  return draftedZones(draft, currency).flatMap(({ id, shape }) => {
    const index = Number(id);
    if (shape.kind === 'polygon') return shape.corners.length > 2 ? [{ index, corners: shape.corners }] : [];
    if (shape.kind === 'postcodes' || !place || shape.kilometres <= 0) return [];
    return [{ index, corners: circle(place, shape.kilometres) }];
  });
}

/** A circle as corners enough to look round. */
function circle([x, y]: Point, kilometres: number): Point[] {
  const stretch = Math.cos((y * Math.PI) / 180);
  return Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    return [x + (Math.sin(angle) * kilometres) / (DEGREE * stretch), y + (Math.cos(angle) * kilometres) / DEGREE];
  });
}
