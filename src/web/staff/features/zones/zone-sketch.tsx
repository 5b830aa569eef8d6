import type { Point } from '../../../../domain/zones/distance.ts';
import { isMeasured } from '../../../../domain/zones/zone.ts';
import { useMessages } from '../../../app/app-context.ts';
import { draftedZones } from './zone-draft.ts';
import styles from './zone-settings.module.css';
import type { ZonesShown } from './zones-shown.ts';

const SIZE = 320;
const MARGIN = 12;
/** Kilometres of a degree of latitude. */
const DEGREE = 111.195;

/** How the measured zones lie to one another and to the restaurant: north is up. What it shows is also said in words (`ZoneOverlaps`). */
export function ZoneSketch({ draft, restaurant, nameOf }: ZonesShown) {
  const t = useMessages('zone-settings');
  const { coordinates } = restaurant.address;
  const place = coordinates?.coordinates ?? null;
  const shown = draftedZones(draft, restaurant.currency).flatMap((zone) => {
    const { shape } = zone;
    if (!isMeasured(zone) || shape.kind === 'postcodes') return [];
    const name = nameOf(Number(zone.id));
    if (shape.kind === 'polygon') return shape.corners.length > 2 ? [{ name, corners: shape.corners }] : [];
    return place && shape.kilometres > 0 ? [{ name, corners: circle(place, shape.kilometres) }] : [];
  });
  if (shown.length === 0) return null;
  const onPaper = paperFor([...shown.flatMap(({ corners }) => corners), ...(place ? [place] : [])]);
  return (
    <figure className={styles.sketch}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={t('sketch')}>
        {/* The first decides: it lies on top. */}
        {shown.toReversed().map(({ name, corners }) => (
          <polygon key={name} points={corners.map((each) => onPaper(each).join(',')).join(' ')}>
            <title>{name}</title>
          </polygon>
        ))}
        {place && <circle r={5} cx={onPaper(place)[0]} cy={onPaper(place)[1]} />}
      </svg>
      <figcaption className="muted small">{t('sketch_hint')}</figcaption>
    </figure>
  );
}

/** Places a point on the paper so that all of these fit, with one scale both ways. */
function paperFor(points: readonly Point[]): (point: Point) => [number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const span = Math.max((east - west) * narrow, north - south) || 1;
  const scale = (SIZE - 2 * MARGIN) / span;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return ([x, y]) => [
    rounded(SIZE / 2 + (x - (west + east) / 2) * narrow * scale),
    rounded(SIZE / 2 - (y - (south + north) / 2) * scale),
  ];
}

/** A circle as corners enough to look round. */
function circle([x, y]: Point, kilometres: number): Point[] {
  const stretch = Math.cos((y * Math.PI) / 180);
  return Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    return [x + (Math.sin(angle) * kilometres) / (DEGREE * stretch), y + (Math.cos(angle) * kilometres) / DEGREE];
  });
}
