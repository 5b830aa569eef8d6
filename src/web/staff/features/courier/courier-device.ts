import { randomId } from '../../../app/api/random-id.ts';
import { storage } from '../../../app/storage/storage.ts';

const SECRET = 'courierDevice';
const NAME = 'courierName';
const POSITION = 'courierPosition';

/** The secret by which this phone's orders are known to be its own. Made up here, once. */
export function courierDevice(): string {
  const kept = storage.get(SECRET);
  if (kept) return kept;
  const made = randomId();
  storage.set(SECRET, made);
  return made;
}

/** The name that was given on this phone last. */
export function courierName(): string {
  return storage.get(NAME) ?? '';
}

export function keepCourierName(name: string): void {
  storage.set(NAME, name);
}

/**
 * Whether this phone shows customers how far away it is, or, `onMap`, where: once somebody has agreed to it here, until they stop it. Who
 * agreed to the words has not agreed to the map.
 */
export function showsPosition(onMap: boolean): boolean {
  const kept = storage.get(POSITION);
  return onMap ? kept === 'map' : kept !== null;
}

export function keepShowsPosition(shown: 'words' | 'map' | null): void {
  if (shown) storage.set(POSITION, shown);
  else storage.remove(POSITION);
}
