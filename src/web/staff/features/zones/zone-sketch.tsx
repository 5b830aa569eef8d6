import type { Point } from '../../../../domain/zones/distance.ts';
import { useMessages } from '../../../app/app-context.ts';
import { zoneOutlines } from './zone-outlines.ts';
import styles from './zone-settings.module.css';
import type { ZonesShown } from './zones-shown.ts';

const SIZE = 320;
const MARGIN = 12;

/** How the measured zones lie to one another and to the restaurant: north is up. What it shows is also said in words (`ZoneOverlaps`). */
export function ZoneSketch({ draft, restaurant, nameOf }: ZonesShown) {
  const t = useMessages('zone-settings');
  const { coordinates } = restaurant.address;
  const place = coordinates?.coordinates ?? null;
  const shown = zoneOutlines(draft, { currency: restaurant.currency, place });
  if (shown.length === 0) return null;
  const onPaper = paperFor([...shown.flatMap(({ corners }) => corners), ...(place ? [place] : [])]);
  return (
    <figure className={styles.sketch}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={t('sketch')}>
        {/* The first decides: it lies on top. */}
        {shown.toReversed().map(({ index, corners }) => (
          <polygon key={index} points={corners.map((each) => onPaper(each).join(',')).join(' ')}>
            <title>{nameOf(index)}</title>
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
