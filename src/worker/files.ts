import { FILES } from './caches.ts';

/** Entries in the cache of files, enough for a long menu's pictures. The oldest are deleted first. */
const MAX_FILES = 400;

/**
 * A file from the cache, else from the network; then it is stored. `later` receives the promise of storing it, for `waitUntil`.
 */
export async function fileFromCache(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && isLasting(answer)) later(keepFile(cache, request, answer.clone()));
  return answer;
}

/** A picture in another size, which stands in for one that is still made, is not what its address will answer. */
function isLasting({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('immutable') === true;
}

/** Caches files that are missing. Failures are ignored: a file is tried again with the next build or when it is used. */
export async function keepFiles(addresses: string[]): Promise<void> {
  const kept: Promise<void>[] = [];
  await Promise.allSettled(addresses.map((address) => fileFromCache(new Request(address), (work) => kept.push(work))));
  await Promise.all(kept);
}

async function keepFile(cache: Cache, request: Request, answer: Response): Promise<void> {
  try {
    await cache.put(request, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_FILES)).map((key) => cache.delete(key)));
  } catch {
    // Storage is full: the file will be fetched again next time.
  }
}
