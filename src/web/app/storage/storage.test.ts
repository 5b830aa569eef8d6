import { beforeEach, expect, it, vi } from 'vitest';
import { readJson, storage, writeJson } from './storage.ts';

const kept = new Map([['token', 'old']]);
let isFull = false;

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
  isFull = false;
});

it('keeps what a full storage refuses, until there is room for a newer value', () => {
  isFull = true;
  storage.set('token', 'new');
  expect(storage.get('token')).toBe('new');
  isFull = false;
  storage.set('token', 'newest');
  expect(kept.get('token')).toBe('newest');
  // From another tab, which shares the storage.
  kept.set('token', 'theirs');
  expect(storage.get('token')).toBe('theirs');
});

it('keeps everything for this page alone where storage is forbidden, and forgets what is removed', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storage.get('user')).toBeNull();
  writeJson('user', { name: 'Eve' });
  expect(readJson('user')).toEqual({ name: 'Eve' });
  storage.remove('user');
  expect(readJson('user')).toBeNull();
});
