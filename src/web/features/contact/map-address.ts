/** Degrees of latitude above and below the restaurant: some streets around it. */
const SPAN = 0.004;

/** OpenStreetMap's own embed with a pin: no cookies, no key. `place` is [longitude, latitude]. */
export function mapAddress([longitude, latitude]: readonly [number, number]): string {
  const corners = [longitude - 2 * SPAN, latitude - SPAN, longitude + 2 * SPAN, latitude + SPAN];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
