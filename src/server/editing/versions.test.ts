import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { highlightInput, shortVideo } from '../../../tests/support/highlight-input.ts';
import { honestCalls } from '../../../tests/support/honest-calls/honest-calls.ts';
import { promotionInput } from '../../../tests/support/honest-calls/promotion-input.ts';
import { insertMachineText } from '../../../tests/support/machine-text.ts';
import { productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { World } from '../../../tests/support/world.ts';

const promotion = { ...promotionInput(productId('margherita')), couponCode: null };
const reward = { ...promotion, pointsCost: 50 };

/** What several people edit: where, what a refusal calls it, what is written, and what two editors change of it. */
interface Kind {
  what: string;
  url: string;
  /** `record`: there is one of it, which is read where it is written. */
  name: 'promotion' | 'highlight' | 'record';
  body: object;
  mine: object;
  theirs: object;
}

/** Nothing of a world is in it. */
const bodyOf = (call: string): object => honestCalls[call]?.({} as World).body ?? {};
const record = (what: string, call: string, { url, mine, theirs }: Pick<Kind, 'url' | 'mine' | 'theirs'>): Kind => ({
  ...{ what, url, name: 'record', mine, theirs },
  body: bodyOf(call),
});
const week = (open: string) => ({ openingHours: { monday: { isClosed: false, open, close: '22:00' } } });
const accepted = (...names: string[]) => ({
  methods: ['Cash', 'Card on Delivery'].map((methodName) => ({ methodName, isEnabled: names.includes(methodName) })),
});
const about = (headline: string) => {
  const { teaser } = bodyOf('changeAbout') as { teaser: object };
  return { teaser: { ...teaser, mainHeadline: { en: headline } } };
};

const made: Kind[] = [
  {
    ...{ what: 'promotion', url: '/promotions', name: 'promotion', body: promotion },
    ...{ mine: { minOrderValue: 20 }, theirs: { discountValue: 15 } },
  },
  {
    ...{ what: 'reward', url: '/promotions', name: 'promotion', body: reward },
    ...{ mine: { pointsCost: 60 }, theirs: { isActive: false } },
  },
  {
    ...{ what: 'slide', url: '/highlights', name: 'highlight', body: highlightInput('') },
    ...{ mine: { animationHint: 'none' }, theirs: { isActive: false } },
  },
];
const records: Kind[] = [
  record('opening hours', 'changeOpeningHours', {
    ...{ url: '/opening-hours', mine: week('10:00') },
    theirs: { exceptions: [{ date: '2026-12-26', isClosed: true }] },
  }),
  record('languages', 'changeOfferedLanguages', {
    ...{ url: '/languages', mine: { languages: ['en', 'it'] }, theirs: { languages: ['en', 'ja'] } },
  }),
  record('delivery', 'changeDeliverySettings', {
    ...{ url: '/delivery-settings', mine: { fee: 3 }, theirs: { minimumOrderValue: 18 } },
  }),
  {
    ...{ what: 'payment methods', url: '/payment-methods', name: 'record', body: accepted('Cash', 'Card on Delivery') },
    ...{ mine: accepted('Cash'), theirs: accepted('Card on Delivery') },
  },
  record('details', 'changeDetails', { url: '/details', mine: { city: 'Ipswich' }, theirs: { street: '1 Low Road' } }),
  record('rules for unanswered orders', 'changeUnansweredOrders', {
    ...{ url: '/unanswered-orders', mine: { remindAfterMinutes: 7 }, theirs: { cancelAfterMinutes: 40 } },
  }),
  record('orders and times', 'changeOrderTimes', {
    ...{ url: '/order-times', mine: { lastOrderMinutes: 35 }, theirs: { daysAhead: 3 } },
  }),
  record('theme', 'changeTheme', {
    ...{ url: '/theme', mine: { primary: '#112233' }, theirs: { accent: '#445566' } },
  }),
  record('about content', 'changeAbout', {
    ...{ url: '/about', mine: about('Two ovens'), theirs: about('Three ovens') },
  }),
];
const kinds = [...made, ...records];

describe.each(dialects)('what two people edit at once, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let owner: string;
  let video: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    owner = await hire(app, 'Owner');
    const headers = { 'content-type': 'video/mp4' };
    const upload = { method: 'POST', url: '/staff/videos', token: manager, body: shortVideo, headers } as const;
    video = (await app.call(upload)).body.data.video.name;
  });
  afterAll(() => app.close());

  const call = (method: 'POST' | 'PUT', url: string, body: object, token = manager) =>
    app.call({ method, url: `/staff${url}`, token, body: 'video' in body ? { ...body, video } : body });
  const read = async (url: string) => (await app.call({ url: `/staff${url}`, token: manager })).body.data;
  /** Made anew, as both editors see it. */
  const open = async ({ url, name, body }: Kind): Promise<{ url: string; version: string }> => {
    if (name === 'record') return { url, version: (await call('PUT', url, body)).body.data.version };
    const thing = (await call('POST', url, body)).body.data[name];
    return { url: `${url}/${thing._id}`, version: thing.version };
  };
  /** In an answer's data. */
  const thingIn = ({ name }: Kind, data: Record<string, unknown>) =>
    (name === 'record' ? data : data[name]) as { version: string };
  /** All there is of its kind, and how many changes were written down. */
  const state = async ({ url }: Kind) => ({
    all: await read(url),
    audit: (await app.services.db.selectFrom('audit_log').select('id').execute()).length,
  });

  it.each(kinds)(
    'refuses the second change of one state, and carries what the first made of it: a $what',
    async (kind) => {
      const { url, version } = await open(kind);
      const first = await call('PUT', url, { ...kind.body, ...kind.theirs, expectedVersion: version }, owner);
      expect(first.status).toBe(200);
      const now = thingIn(kind, first.body.data);
      expect(now.version).not.toBe(version);
      const before = await state(kind);
      const late = await call('PUT', url, { ...kind.body, ...kind.mine, expectedVersion: version });
      expect([late.status, late.body.code, late.body[kind.name]]).toEqual([409, 'menu_changed', now]);
      expect(await state(kind)).toEqual(before);
      const merged = { ...kind.body, ...kind.theirs, ...kind.mine, expectedVersion: now.version };
      expect((await call('PUT', url, merged)).status).toBe(200);
    },
  );

  it.each(kinds)('lets the last one win who names no version: a $what', async (kind) => {
    const { url, version } = await open(kind);
    expect((await call('PUT', url, { ...kind.body, ...kind.theirs }, owner)).status).toBe(200);
    const last = await call('PUT', url, { ...kind.body, ...kind.mine });
    expect(last.status).toBe(200);
    expect(last.body.data).toEqual(kind.name === 'record' ? await read(url) : expect.anything());
    expect(thingIn(kind, last.body.data).version).not.toBe(version);
  });

  it.each(kinds)('takes exactly one of several changes of one state: a $what', async (kind) => {
    const { url, version } = await open(kind);
    const { audit } = await state(kind);
    const changes = [kind.mine, kind.theirs, kind.mine, kind.theirs].map((change, i) =>
      call('PUT', url, { ...kind.body, ...change, expectedVersion: version }, i % 2 ? owner : manager),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect((await state(kind)).audit).toBe(audit + 1);
  });

  it('has versions of its own: another thing’s is refused', async () => {
    const one = await open(made[0] as Kind);
    const other = await open(made[1] as Kind);
    const change = { ...reward, expectedVersion: one.version };
    expect((await call('PUT', other.url, change)).body.code).toBe('menu_changed');
  });

  it('is not removed by who has not seen what became of it: a slide', async () => {
    const slide = made.find(({ name }) => name === 'highlight') as Kind;
    const { url, version } = await open(slide);
    const first = await call('PUT', url, { ...slide.body, ...slide.theirs }, owner);
    const { highlight } = first.body.data;
    const remove = (shown: string) =>
      app.call({ method: 'DELETE', url: `/staff${url}?expectedVersion=${shown}`, token: manager });
    const late = await remove(version);
    expect([late.status, late.body.code, late.body.highlight]).toEqual([409, 'menu_changed', highlight]);
    expect((await read('/highlights')).highlights).toContainEqual(highlight);
    expect((await remove(highlight.version)).status).toBe(204);
  });

  it('has no other editor in somebody on another page', async () => {
    const versions = new Map<string, string>();
    for (const kind of records) versions.set(kind.url, (await open(kind)).version);
    for (const { url, what, body, mine } of records) {
      const change = { ...body, ...mine, expectedVersion: versions.get(url) };
      expect((await call('PUT', url, change)).status, what).toBe(200);
    }
  });

  it('has no other editor in a machine that translates', async () => {
    const { data } = (await call('PUT', '/about', { ...bodyOf('changeAbout'), ...about('One oven, two hands') })).body;
    await insertMachineText(app, { lang: 'fr', field: 'about.teaser.mainHeadline', text: 'Un four, deux mains' });
    const change = { ...bodyOf('changeAbout'), ...about('One oven, four hands'), expectedVersion: data.version };
    expect((await call('PUT', '/about', change)).status).toBe(200);
  });

  it('is written down without versions', async () => {
    for (const kind of kinds) {
      const { url, version } = await open(kind);
      await call('PUT', url, { ...kind.body, ...kind.mine, expectedVersion: version });
    }
    const lines = await app.services.db.selectFrom('audit_log').select(['before', 'after']).execute();
    expect(lines.filter(({ before, after }) => /version/i.test(`${before}${after}`))).toEqual([]);
  });
});
