import { randomId } from '../../../app/api/random-id.ts';
import { storage } from '../../../app/storage/storage.ts';

const SECRET = 'courierDevice';
const NAME = 'courierName';

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
