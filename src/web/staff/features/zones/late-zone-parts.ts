/** What stands beside the list of zones and comes after it, in one file. */
export { AreasFile } from './areas-file.tsx';
export { TryAddress } from './try-address.tsx';
export { ZoneMap } from './zone-map.tsx';
export { ZoneOverlaps } from './zone-overlaps.tsx';
export { ZoneSketch } from './zone-sketch.tsx';
