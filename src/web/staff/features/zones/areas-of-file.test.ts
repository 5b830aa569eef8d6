import { expect, it } from 'vitest';
import { areasOfFile } from './areas-of-file.ts';
import { cornersText, typedCorners } from './typed-corners.ts';
import { NEW_ZONE, withAreas } from './zone-draft.ts';

const RING = [
  [0.9, 51.88],
  [0.92, 51.88],
  [0.92, 51.9],
  [0.9, 51.88],
];
const OPEN = RING.slice(0, 3);
const feature = (geometry: object | null, properties: object | null = {}) => ({
  type: 'Feature',
  properties,
  geometry,
});
const polygon = { type: 'Polygon', coordinates: [RING] };
const read = (content: object) => areasOfFile(JSON.stringify(content));

it('reads what geojson.io saves, with names, and leaves out what is no area', () => {
  const features = [
    feature(polygon, { name: ' Old town ' }),
    feature({ type: 'Point', coordinates: [1, 2] }),
    feature(null),
  ];
  expect(read({ type: 'FeatureCollection', features })).toEqual([{ name: 'Old town', corners: OPEN }]);
});

it('reads one feature, a bare area, and several in one', () => {
  expect(read(feature(polygon, null))).toEqual([{ name: '', corners: OPEN }]);
  expect(read(polygon)).toEqual([{ name: '', corners: OPEN }]);
  expect(read({ type: 'MultiPolygon', coordinates: [[RING], [RING]] })).toHaveLength(2);
});

it('leaves heights away, and digits that nobody can walk', () => {
  const high = RING.map(([x = 0, y = 0]) => [x + 1e-12, y, 12]);
  expect(read({ type: 'Polygon', coordinates: [high] })).toEqual([{ name: '', corners: OPEN }]);
});

it('says what is the matter with a file', () => {
  expect(areasOfFile('no json')).toBe('unreadable');
  expect(read({ some: 'thing' })).toBe('unreadable');
  expect(read({ type: 'FeatureCollection', features: [] })).toBe('without_areas');
  expect(read({ type: 'Polygon', coordinates: [RING, RING] })).toBe('with_holes');
  expect(read({ type: 'Polygon', coordinates: [RING.slice(0, 2)] })).toBe('corners');
  const many = Array.from({ length: 500 }, (_, index) => [index / 1000, 51]);
  expect(read({ type: 'Polygon', coordinates: [many] })).toBe('corners');
});

it('writes corners a line each and reads them again', () => {
  const corners = OPEN as [number, number][];
  expect(cornersText(corners)).toBe('51.88, 0.9\n51.88, 0.92\n51.9, 0.92');
  expect(typedCorners(cornersText(corners))).toEqual(corners);
  expect(typedCorners('51.88 0.9\n51.88;0.92\n\n51.9, 0.92\n51.88, 0.9')).toEqual(corners);
  expect(typedCorners('51.88, 0.9\nnorth')).toBeNull();
});

it('gives the zone of the same name new corners, and adds the others', () => {
  const corners = OPEN as [number, number][];
  const town = { ...NEW_ZONE, name: 'Town', postcodes: 'N1', fee: '2' };
  const zones = withAreas(
    [{ ...NEW_ZONE }, town],
    [
      { name: 'Town', corners },
      { name: '', corners },
    ],
  );
  expect(zones.map(({ name, kind, fee }) => [name, kind, fee])).toEqual([
    ['', 'postcodes', ''],
    ['Town', 'polygon', '2'],
    ['', 'polygon', ''],
  ]);
});
