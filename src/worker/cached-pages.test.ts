import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What the build inserts. */
vi.stubGlobal('BUILD_ID', '1');
vi.stubGlobal('BUILD_FILES', '[]');
vi.stubGlobal('BUILD_TEXTS', '{}');
vi.stubGlobal('BUILD_QUERY', '["promo","q"]');
const { cachedPage, keepFirstPages, pageFromNetwork } = await import('./cached-pages.ts');

const at = (path: string) => new URL(path, 'https://vesta.example');
const kept = new Map<string, Response>();

beforeEach(() => {
  kept.clear();
  const cache = {
    match: async (key: string) => kept.get(key),
    put: async (key: string, answer: Response) => {
      kept.delete(key);
      kept.set(key, answer);
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('self', { navigator: { languages: ['en'], connection: { saveData: true } }, location: at('/') });
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-language': 'en' } }));
});

/** The visitor opens a page while connected. */
async function open(path: string): Promise<void> {
  const work: Promise<void>[] = [];
  await pageFromNetwork(new Request(at(path)), at(path), (one) => work.push(one));
  await Promise.all(work);
}

describe('pages kept for reading offline', () => {
  it('are found however a mail or an advertisement has led to them', async () => {
    await open('/about?utm_source=mail&gclid=1');
    await open('/menu?utm_source=mail&promo=ten');
    await open('/menu?promo=ten&gclid=2');
    expect(kept.size).toBe(2);
    expect(await cachedPage(at('/about'))).not.toBeNull();
    expect(await cachedPage(at('/menu?fbclid=3&promo=ten'))).not.toBeNull();
    expect(await cachedPage(at('/menu?promo=other'))).toBeNull();
  });

  it('are the last ones only, and always the page for a lost connection', async () => {
    await keepFirstPages([]);
    for (let search = 1; search <= 200; search++) await open(`/menu?q=${search}`);
    expect(kept.size).toBeLessThan(100);
    expect(await cachedPage(at('/menu?q=1'))).toBeNull();
    expect(await cachedPage(at('/menu?q=200'))).not.toBeNull();
    expect(await cachedPage(at('/offline?from=/orders'))).not.toBeNull();
  });
});
