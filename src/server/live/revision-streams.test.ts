import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, productId } from '../../../tests/support/order-input.ts';
import { openRevisionStream, type RevisionStream } from '../../../tests/support/revision-stream.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { inTransaction } from '../platform/database/database.ts';
import { STREAM_LIMITS } from './revision-streams.ts';

describe.each(dialects)('the stream that open pages follow the menu by, on %s,', (dialect) => {
  let app: TestApp;
  let port: number;
  let staff: string;
  let opened: RevisionStream[];
  beforeEach(async () => {
    app = await startTestApp(dialect, { TRUSTED_PROXIES: '127.0.0.1' });
    staff = await hire(app);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.address() as AddressInfo).port;
    opened = [];
  });
  afterEach(async () => {
    for (const stream of opened) stream.close();
    await app.close();
  });

  async function open(options?: { host?: string; headers?: Record<string, string> }): Promise<RevisionStream> {
    const stream = await openRevisionStream(port, options);
    opened.push(stream);
    return stream;
  }
  const revision = async (restaurantId = ids.restaurant) => {
    const rows = app.services.db.selectFrom('restaurants').select('revision').where('id', '=', restaurantId);
    return (await rows.executeTakeFirstOrThrow()).revision;
  };
  const setLemonade = (isAvailable: boolean) =>
    app.call({
      method: 'PUT',
      url: `/staff/products/${productId('lemonade')}/availability`,
      token: staff,
      body: { isAvailable },
    });
  const heard = (stream: RevisionStream, wanted: number) =>
    vi.waitFor(() => expect(stream.revisions.at(-1)).toBe(wanted), 5_000);
  const openCount = async () => (await app.services.metrics.openStreams.get()).values[0]?.value;

  it('says at once what revision there is, in a way that no proxy holds back', async () => {
    const { answer, revisions } = await open();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const now = await revision();
    await vi.waitFor(() => expect(revisions[0]).toBe(now), 5_000);
  });

  it('says each change to the pages of that restaurant alone', async () => {
    const [one, other, foreign] = [await open(), await open(), await open({ host: SUSHI })];
    await vi.waitFor(() => expect(foreign.revisions).toHaveLength(1), 5_000);
    const before = foreign.revisions.at(-1) as number;
    await setLemonade(false);
    const first = await revision();
    for (const stream of [one, other]) await heard(stream, first);
    await setLemonade(true);
    for (const stream of [one, other]) await heard(stream, await revision());
    expect(new Set(foreign.revisions)).toEqual(new Set([before]));
  });

  it('says when ordering is paused and when hours change, with which an open checkout follows', async () => {
    const owner = await hire(app, 'Owner');
    const stream = await open();
    const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
    const put = (url: string, body: object) => app.call({ method: 'PUT', url: `/staff${url}`, token: owner, body });
    const until = new Date(app.services.clock() + 30 * MINUTE).toISOString();
    await put('/ordering-pause', { until, reason: 'The oven is full.' });
    await heard(stream, await revision());
    expect((await shown()).orderingPausedUntil).toBe(until);
    const hours = (await app.call({ url: '/staff/opening-hours', token: owner })).body.data;
    await put('/opening-hours', { ...hours, openingHours: null });
    await heard(stream, await revision());
    expect(stream.revisions.length).toBeGreaterThan(2);
  });

  it('says what another process changed', async () => {
    const stream = await open();
    await inTransaction(app.services.db, (tx) => bumpContent(tx, ids.restaurant, app.services.clock()));
    await heard(stream, await revision());
  });

  it('is closed when the process drains, which takes no new one', async () => {
    const stream = await open();
    app.services.streams.letGo();
    await stream.ended;
    expect((await open()).answer.statusCode).toBe(503);
  });

  it('does not hold up the end of the process', async () => {
    const stream = await open();
    await app.app.close();
    await stream.ended;
  });

  it('is bounded for each address, and given back when a page leaves', async () => {
    const from = (address: string) => open({ headers: { 'x-forwarded-for': address } });
    const crowd: RevisionStream[] = [];
    for (let i = 0; i < STREAM_LIMITS.perAddress; i++) crowd.push(await from('192.0.2.1'));
    const refused = await from('192.0.2.1');
    expect([refused.answer.statusCode, refused.answer.headers['retry-after']]).toEqual([503, '60']);
    expect((await from('192.0.2.2')).answer.statusCode).toBe(200);
    expect(await openCount()).toBe(STREAM_LIMITS.perAddress + 1);
    crowd[0]?.close();
    await vi.waitFor(async () => expect(await openCount()).toBe(STREAM_LIMITS.perAddress), 5_000);
    expect((await from('192.0.2.1')).answer.statusCode).toBe(200);
  });

  it('takes a whole IPv6 network for one address', async () => {
    const from = (address: string) => open({ headers: { 'x-forwarded-for': address } });
    for (let i = 1; i <= STREAM_LIMITS.perAddress; i++) await from(`2001:db8::${i}`);
    expect((await from('2001:db8::ffff')).answer.statusCode).toBe(503);
    expect((await from('2001:db8:0:1::1')).answer.statusCode).toBe(200);
  });

  it('is nobody’s at a host that no restaurant has', async () => {
    expect((await open({ host: 'nobody.test' })).answer.statusCode).toBe(404);
  });
});
