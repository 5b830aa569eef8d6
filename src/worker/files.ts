import { FILES } from './caches.ts';

/** Enough for a long menu's pictures; the oldest go first. */
const MAX_FILES = 400;

/** The kept copy, else the network's, which is kept: `later` is given what nobody should wait for. */
export async function fileFromCache(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) later(keepFile(cache, request, answer.clone()));
  return answer;
}

/** Fetches what is not there yet. What fails comes with the next build or when it is used. */
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
    // A full disk: the file comes from the network the next time.
  }
}
