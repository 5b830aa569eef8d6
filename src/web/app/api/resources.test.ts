import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../contract/api-client.ts';
import type { Resource } from './resource.ts';
import { Resources } from './resources.ts';
import { seedsOf } from './seeds.ts';

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

  it('is stored with what its things have alike said once, and comes back whole', async () => {
    const { kept, resources } = visit();
    const toppings = { name: 'Toppings' };
    const dishes = { products: [{ options: [toppings] }, { options: [{ ...toppings }] }] };
    const resource = { ...menu({ ok: false, failure: { kind: 'network', timedOut: true } }), shares: 'options' };
    await resources.ensure({ ...resource, fetch: async () => ({ ok: true, data: dishes as never, etag: null }) });
    expect(kept.get('menu')).toMatchObject({ parts: [toppings] });
    const next = visit();
    next.kept.set('menu', kept.get('menu'));
    await next.resources.ensure(resource);
    expect(next.resources.peek(resource)).toEqual(dishes);
  });

  it('stays as it was when asking failed', async () => {
    const { kept, resources } = visit();
    kept.set('menu', 'soup');
    await resources.ensure(menu({ ok: false, failure: { kind: 'network', timedOut: true } }));
    expect(kept.get('menu')).toBe('soup');
  });
});

describe('an answer that came with the page', () => {
  it('is hydrated as it was rendered, whatever has come since', async () => {
    const { resources } = visit();
    resources.seed({ menu: { data: 'pasta', etag: '"1"' } });
    const resource = menu({ ok: true, data: 'pizza', etag: '"2"' });
    await resources.ensure(resource);
    expect(resources.state(resource).data).toBe('pizza');
    expect(resources.renderedState(resource)).toMatchObject({ status: 'ready', data: 'pasta' });
  });

  it('is sent whole, with its ETag', async () => {
    const { resources } = visit();
    await resources.ensure(menu({ ok: true, data: 'pizza', etag: '"1"' }));
    expect(seedsOf(resources.kept())).toEqual({ menu: { data: 'pizza', etag: '"1"' } });
  });
});

describe('an answer that is asked for again and slow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const slow: Resource<string> = { key: 'menu', fetch: () => new Promise(() => {}) };
  const reloaded = async (isUsed: boolean, ms = 5000) => {
    vi.stubGlobal('isUsed', isUsed);
    const { resources } = visit();
    resources.seed({ menu: { data: 'pizza', etag: null } });
    void resources.reload(slow);
    await vi.advanceTimersByTimeAsync(ms);
    return resources.state(slow);
  };

  it('gives way to its loading state', async () => {
    expect(await reloaded(false)).toEqual({ data: null, status: 'pending', failure: null });
  });

  it('stays longer where the page itself was slow to come', async () => {
    const document = { requestStart: 200, responseEnd: 820 };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([document as PerformanceNavigationTiming]);
    expect(await reloaded(false, 4900)).toMatchObject({ data: 'pizza', status: 'ready' });
    expect(await reloaded(false, 5000)).toMatchObject({ status: 'pending' });
  });

  it('stays for who has begun to use the page', async () => {
    expect(await reloaded(true)).toMatchObject({ data: 'pizza', status: 'ready' });
  });
});

it('an answer that failed is asked for by the next screen that wants it', async () => {
  const { resources } = visit();
  await resources.reload(menu({ ok: true, data: 'soup', etag: null }));
  await resources.reload(menu({ ok: false, failure: { kind: 'network', timedOut: false } }));
  const pasta = menu({ ok: true, data: 'pasta', etag: null });
  await resources.ensure(pasta);
  expect(resources.state(pasta)).toMatchObject({ data: 'pasta', status: 'ready' });
});

describe('an answer that is asked for again and fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const lost = { ok: false, failure: { kind: 'network', timedOut: false } } as const;
  const refused = { ok: false, failure: { kind: 'problem', status: 500, problem: { status: 500 } } } as never;

  /** On screen, and asked for again by somebody who uses the page or not; then what comes next. */
  async function reloaded(isUsed: boolean, first: Awaited<ReturnType<Resource<string>['fetch']>>) {
    vi.stubGlobal('isUsed', isUsed);
    const { resources } = visit();
    resources.seed({ menu: { data: 'pizza', etag: null } });
    const leave = resources.subscribe('menu', () => {});
    const fetch = vi.fn(menu({ ok: true, data: 'pasta', etag: null }).fetch);
    fetch.mockResolvedValueOnce({ ok: false, failure: { kind: 'unchanged' } }).mockResolvedValueOnce(first);
    const resource = { ...menu(first), fetch };
    await resources.reload(resource);
    await resources.reload(resource);
    return { resources, resource, leave, fetch };
  }

  it('stays for who has begun to use the page, and is asked for once more', async () => {
    const { resources, resource } = await reloaded(true, lost);
    expect(resources.state(resource)).toMatchObject({ data: 'pizza', status: 'ready' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(resources.state(resource)).toMatchObject({ data: 'pasta', status: 'ready' });
  });

  it('is not asked for once more when nobody looks at it', async () => {
    const { leave, fetch } = await reloaded(true, lost);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('gives way to its failure at the first check of what was rendered', async () => {
    vi.stubGlobal('isUsed', true);
    const { resources } = visit();
    resources.seed({ menu: { data: 'pizza', etag: null } });
    await resources.reload(menu(lost));
    expect(resources.state(menu(lost))).toMatchObject({ data: null, status: 'failed' });
  });

  it.each([
    ['nobody uses the page yet', false, lost],
    ['the server says no', true, refused],
  ] as const)('gives way to its failure where %s', async (_case, isUsed, failure) => {
    const { resources, resource } = await reloaded(isUsed, failure);
    expect(resources.state(resource)).toMatchObject({ data: null, status: 'failed' });
  });

  it('fails again where asking for it was tried after a failure', async () => {
    const { resources, resource, fetch } = await reloaded(true, refused);
    fetch.mockResolvedValueOnce(lost);
    await resources.reload(resource);
    expect(resources.state(resource)).toMatchObject({ data: null, status: 'failed' });
  });
});

describe('an answer that comes too late', () => {
  /** Answers when the test says so, one request after the other. */
  function slowly(key: string) {
    const answers: ((data: string) => void)[] = [];
    const resource: Resource<string> = {
      key,
      persist: true,
      fetch: () => new Promise((resolve) => answers.push((data) => resolve({ ok: true, data, etag: null }))),
    };
    return { resource, answers };
  }

  it('does not replace what was put meanwhile', async () => {
    const { resources } = visit();
    const { resource, answers } = slowly('my/order');
    const reloaded = resources.reload(resource);
    resources.set(resource, 'on its way');
    answers[0]?.('confirmed');
    await reloaded;
    expect(resources.state(resource)).toMatchObject({ data: 'on its way', status: 'ready' });
  });

  it('does not bring back what was forgotten meanwhile', async () => {
    const { kept, resources } = visit();
    const { resource, answers } = slowly('my/profile');
    const reloaded = resources.reload(resource);
    resources.forget('my/');
    answers[0]?.('somebody who has left');
    await reloaded;
    expect(resources.peek(resource)).toBeNull();
    expect(kept.get('my/profile')).toBeUndefined();
  });

  it('is asked for again when the language changes, and the old language shows no more', async () => {
    const { kept, resources } = visit();
    const { resource, answers } = slowly('menu');
    resources.subscribe('menu', () => {});
    const first = resources.reload(resource);
    const second = resources.reloadInNewLanguage();
    answers[1]?.('Kartoffeln');
    await second;
    answers[0]?.('potatoes');
    await first;
    expect(resources.state(resource)).toMatchObject({ data: 'Kartoffeln', status: 'ready' });
    expect(kept.get('menu')).toBe('Kartoffeln');
  });

  it('leaves its impatience behind', async () => {
    vi.useFakeTimers();
    const { resources } = visit();
    const { resource } = slowly('menu');
    void resources.reload(resource);
    resources.set(resource, 'pizza');
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(resources.state(resource)).toMatchObject({ data: 'pizza', status: 'ready' });
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
