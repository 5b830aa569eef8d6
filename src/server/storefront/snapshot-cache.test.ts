import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { ContentSnapshot } from './content-snapshot.ts';
import { SnapshotCache } from './snapshot-cache.ts';

const snapshot = (revision: number) =>
  ({
    revision,
    deals: [],
    products: [],
    answers: { json: () => ({ body: Buffer.alloc(0) }) },
  }) as unknown as ContentSnapshot;

it('answers those who ask while changes never cease, each at the latest after the second look', async () => {
  const revisionsAbove = vi.fn(async () => {
    await pause(5);
    // Somebody orders while the database is looked at, as on any evening.
    cache.look();
    return [];
  });
  const cache = new SnapshotCache(revisionsAbove, 1_000_000);
  cache.look();
  expect(await cache.get('brasa', 'en', async () => snapshot(1))).toMatchObject({ revision: 1 });
  expect(await cache.get('brasa', 'en', async () => snapshot(2))).toMatchObject({ revision: 1 });
  expect(revisionsAbove.mock.calls.length).toBeLessThanOrEqual(4);
});

it('answers those who ask a database that takes longer than an answer counts', async () => {
  const revisionsAbove = vi.fn(async () => {
    await pause(600);
    return [];
  });
  const cache = new SnapshotCache(revisionsAbove, 1_000_000);
  expect(await cache.get('brasa', 'en', async () => snapshot(1))).toMatchObject({ revision: 1 });
  expect(revisionsAbove).toHaveBeenCalledOnce();
});

it('has what was changed before somebody asks, though a look is under way that began before', async () => {
  let revision = 1;
  const cache = new SnapshotCache(async () => {
    const found = [{ id: 'brasa', revision }];
    await pause(20);
    return found;
  }, 1_000_000);
  const build = async () => snapshot(revision);
  await cache.get('brasa', 'en', build);
  cache.look();
  const early = cache.get('brasa', 'en', build);
  revision = 2;
  cache.look();
  expect(await cache.get('brasa', 'en', build)).toMatchObject({ revision: 2 });
  await early;
});
