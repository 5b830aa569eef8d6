import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../contract/api-client.ts';
import type { Resource } from '../app/api/resource.ts';
import { Resources } from '../app/api/resources.ts';
import { Messages } from '../app/i18n/i18n.ts';
import { followRevisions } from './follow-revisions.ts';

const REVISION = Date.parse('2026-06-17T12:00:00Z');
const etagOf = (revision: number) => `"${revision.toString(36)}-en-0123456789abcdef"`;

/** A browser's stream that a test speaks through. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  say(revision: number): void {
    this.onmessage?.({ data: String(revision) });
  }
}

describe('an open page', () => {
  let page: EventTarget & { visibilityState: string };
  let browser: EventTarget & { onLine: boolean };
  let stop: () => void;
  let answers: number;
  let server: { revision: number; menu: string; fails?: boolean; held?: Promise<void> };
  let resources: Resources;
  let messages: Messages;
  beforeEach(() => {
    vi.useFakeTimers();
    Stream.opened = [];
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    browser = Object.assign(new EventTarget(), { onLine: true });
    vi.stubGlobal('EventSource', Stream);
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', browser);
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    answers = 0;
    server = { revision: REVISION, menu: 'pizza' };
    resources = new Resources({} as Api);
    messages = new Messages('en');
    resources.seed({ menu: { data: 'pizza', etag: etagOf(REVISION) } });
    resources.subscribe('menu', () => {});
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const menu: Resource<string> = {
    key: 'menu',
    fetch: async () => {
      answers++;
      await server.held;
      if (server.fails) return { ok: false, failure: { kind: 'network', timedOut: true } };
      return { ok: true, data: server.menu, etag: etagOf(server.revision) };
    },
  };
  async function open(): Promise<Stream> {
    await resources.ensure(menu);
    stop = followRevisions({ api: {} as Api, resources, messages });
    await vi.advanceTimersByTimeAsync(2_000);
    return Stream.opened.at(-1) as Stream;
  }

  it('asks for nothing while it shows the present revision, and once for a later one', async () => {
    const stream = await open();
    stream.say(REVISION);
    expect(answers).toBe(1);
    Object.assign(server, { revision: REVISION + 1, menu: 'pasta' });
    stream.say(REVISION + 1);
    await vi.waitFor(() => expect(resources.state(menu)).toMatchObject({ data: 'pasta', status: 'ready' }));
    expect(answers).toBe(2);
  });

  it('goes on showing what it has while it cannot be told better', async () => {
    const stream = await open();
    server.fails = true;
    stream.say(REVISION + 1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(resources.state(menu)).toMatchObject({ data: 'pizza', status: 'ready' });
  });

  it('shows nothing in the language that was left while it was asked for', async () => {
    const stream = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(server, { revision: REVISION + 1, menu: 'noodles', held: promise });
    stream.say(REVISION + 1);
    await vi.waitFor(() => expect(answers).toBe(2));
    messages.replace('de', {});
    resources.set(menu, 'Nudeln');
    resolve();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(resources.state(menu)).toMatchObject({ data: 'Nudeln' });
  });

  it('follows while it is seen and online, and begins again where it was refused', async () => {
    const first = await open();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(first.readyState).toBe(Stream.CLOSED);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(Stream.opened).toHaveLength(2);
    browser.onLine = false;
    browser.dispatchEvent(new Event('offline'));
    expect(Stream.opened.at(-1)?.readyState).toBe(Stream.CLOSED);
    browser.onLine = true;
    browser.dispatchEvent(new Event('online'));
    expect(Stream.opened).toHaveLength(3);
    const refused = Stream.opened.at(-1) as Stream;
    refused.close();
    refused.onerror?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Stream.opened).toHaveLength(4);
  });
});
