import { describe, expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

describe('a map that forgets', () => {
  const entry = (bytes: number) => ({ bytes });
  const held = (map: RecentMap<{ bytes: number }>, keys: string[]) => keys.filter((key) => map.get(key));

  it('never holds more than its bytes', () => {
    const map = new RecentMap<{ bytes: number }>(1000);
    const keys = Array.from({ length: 500 }, (_, i) => `key ${i}`);
    for (const key of keys) map.set(key, entry(30));
    expect(held(map, keys.slice(-20)).length).toBeGreaterThan(15);
    // Asked for from the end, so that asking moves none out.
    expect(held(map, keys.reverse()).length * 30).toBeLessThanOrEqual(1000);
  });

  it('keeps what is asked for, and forgets what is not', () => {
    const map = new RecentMap<{ bytes: number }>(1000);
    map.set('loved', entry(100));
    map.set('left', entry(100));
    for (let i = 0; i < 100; i++) {
      map.set(`other ${i}`, entry(100));
      map.get('loved');
    }
    expect(held(map, ['loved', 'left'])).toEqual(['loved']);
  });

  it('counts an entry once, however often it is set', () => {
    const map = new RecentMap<{ bytes: number }>(1000);
    map.set('other', entry(200));
    for (let i = 0; i < 50; i++) map.set('same', entry(200));
    expect(held(map, ['same', 'other'])).toEqual(['same', 'other']);
  });

  it('does not forget everything else for something too large', () => {
    const map = new RecentMap<{ bytes: number }>(1000);
    map.set('small', entry(100));
    map.set('huge', entry(5000));
    expect(held(map, ['small', 'huge'])).toEqual(['small']);
  });
});
