import { DAY } from '../../domain/times/zoned-time.ts';
import { RecentMap } from '../platform/cache/recent-map.ts';
import type { Clock } from '../platform/clock.ts';

/** A square of the map: the zoom, and column and row from the north-west. */
export interface TileKey {
  z: number;
  x: number;
  y: number;
}

export interface TileImage {
  type: string;
  data: Buffer;
  bytes: number;
}

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 1_000_000;
/** In this process. Browsers keep what they have seen. */
const KEPT_BYTES = 8_000_000;
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/**
 * Fetches squares of the operator's map, by the address with `{z}`, `{x}` and `{y}`, and keeps the last ones for a day. The answer is null
 * where there is none. Throws where the server is slow, fails, or sends no picture.
 */
export function tileServer(
  template: string,
  { clock, timeoutMs = TIMEOUT_MS }: { clock: Clock; timeoutMs?: number },
): (tile: TileKey) => Promise<TileImage | null> {
  const kept = new RecentMap<TileImage & { at: number }>(KEPT_BYTES);
  return async ({ z, x, y }) => {
    const key = `${z}/${x}/${y}`;
    const known = kept.get(key);
    if (known && known.at > clock() - DAY) return known;
    const address = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    const found = await fetchPicture(address, timeoutMs);
    if (found) kept.set(key, { ...found, at: clock() });
    return found;
  };
}

async function fetchPicture(address: string, timeoutMs: number): Promise<TileImage | null> {
  const response = await fetch(address, {
    redirect: 'error',
    headers: { accept: PICTURES.join(', '), 'user-agent': 'Servery' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    // The name only: the address may hold the operator's key.
    throw new Error(`the tile server cannot be asked: ${(error as Error).name}`);
  });
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const isThere = response.status === 200;
  if (!isThere || !PICTURES.includes(type)) await response.body?.cancel();
  if (response.status === 404 || response.status === 204) return null;
  if (!isThere) throw new Error(`the tile server answered ${response.status}`);
  if (!PICTURES.includes(type)) throw new Error(`the tile server sent ${type || 'something'} and no picture`);
  const data = await readAll(response);
  return { type, data, bytes: data.length };
}

async function readAll(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('the tile server sent too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
