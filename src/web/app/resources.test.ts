import { describe, expect, it } from 'vitest';
import type { Api } from '../../contract/api.ts';
import { type Resource, Resources } from './resources.ts';

const menu = (answer: Awaited<ReturnType<Resource<string>['fetch']>>): Resource<string> => ({
  key: 'menu',
  persist: true,
  fetch: async () => answer,
});

describe('an answer that is kept for reading offline', () => {
  it('is stored when it arrives', async () => {
    const { kept, resources } = visit();
    await resources.ensure(menu({ ok: true, data: 'pizza', etag: null }));
    expect(kept.get('menu')).toBe('pizza');
  });

  it('is stored when it came with the page and the server confirms it', async () => {
    const { kept, resources } = visit();
    resources.seed({ menu: { data: 'pasta', etag: '"1"' } });
    await resources.ensure(menu({ ok: false, failure: { kind: 'unchanged' } }));
    expect(kept.get('menu')).toBe('pasta');
  });

  it('stays as it was when asking failed', async () => {
    const { kept, resources } = visit();
    kept.set('menu', 'soup');
    await resources.ensure(menu({ ok: false, failure: { kind: 'network', timedOut: true } }));
    expect(kept.get('menu')).toBe('soup');
  });
});

function visit() {
  const kept = new Map<string, unknown>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, data: unknown) => kept.set(key, data),
  };
  return { kept, resources: new Resources({} as Api, storage) };
}
