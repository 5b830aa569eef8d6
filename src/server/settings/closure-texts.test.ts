import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY } from '../../domain/times/zoned-time.ts';

const SUMMER = { from: '2026-06-18', to: '2026-06-30' };
const BRIDGE = { from: '2026-07-10', to: '2026-07-10' };
const iso = (instant: number) => new Date(instant).toISOString();

describe.each(dialects)('closures on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '8640000' });
    owner = await hire(app, 'Owner');
    customer = await app.register();
  });
  afterEach(() => app.close());

  const record = async () => (await app.call({ url: '/staff/opening-hours', token: owner })).body.data;
  const save = async (changes: object) => {
    const { version, ...hours } = await record();
    const { closures, ...rest } = { ...hours, closures: undefined, ...changes };
    const body = { ...rest, ...(closures && { closures }), expectedVersion: version };
    return app.call({ method: 'PUT', url: '/staff/opening-hours', token: owner, body });
  };
  const shown = async (language = 'en') => {
    const headers = { 'accept-language': language };
    return (await app.call({ url: '/restaurants/public/-', headers })).body.data.restaurant.closures;
  };
  const order = async (at: number) => {
    const body = pickup([item('lemonade')], { isASAP: false, scheduledAt: iso(at) });
    const answer = await app.call({ method: 'POST', url: '/orders', token: customer, body });
    return answer.status === 201 ? 'taken' : answer.body.code;
  };

  it('close the days from the first to the last, and no others', async () => {
    expect(await order(NOON + DAY)).toBe('taken');
    const answer = await save({ closures: [{ ...SUMMER, sentence: {} }] });
    expect([answer.status, answer.body.data.closures]).toEqual([200, [{ ...SUMMER, sentence: {} }]]);
    expect(await order(NOON + DAY)).toBe('schedule_outside_hours');
    expect(await order(NOON + 60 * 60_000)).toBe('taken');
    app.setNow(NOON + 12 * DAY);
    expect([await order(NOON + 13 * DAY), await order(NOON + 14 * DAY)]).toEqual(['schedule_outside_hours', 'taken']);
    expect(await shown()).toEqual([SUMMER]);
    const times = await app.call({
      method: 'POST',
      url: '/cart/times',
      body: { ...pickup([item('lemonade')]), items: [{ productId: item('lemonade').productId, quantity: 1 }] },
    });
    expect(times.body.data.days[0]).toBe('2026-07-01');
  });

  it('say their sentence in the language of the reader, else in that of the restaurant', async () => {
    const sentence = { en: 'We are by the sea.', de: 'Wir sind am Meer.' };
    await save({ closures: [{ ...SUMMER, sentence }] });
    expect(await shown('de')).toEqual([{ ...SUMMER, sentence: 'Wir sind am Meer.', lang: 'de' }]);
    expect(await shown('fr')).toEqual([{ ...SUMMER, sentence: 'We are by the sea.', lang: 'en' }]);
    expect((await record()).closures[0].sentence.de).toEqual({ text: 'Wir sind am Meer.', provenance: 'authored' });
    await save({ closures: [{ ...SUMMER, sentence: { en: 'We are by the sea.' } }] });
    expect((await shown('de'))[0].lang).toBe('en');
    await save({ closures: [{ ...BRIDGE, sentence: {} }] });
    expect(await shown('de')).toEqual([BRIDGE]);
    expect(await app.services.db.selectFrom('texts').selectAll().where('subject', '=', 'closure').execute()).toEqual(
      [],
    );
  });

  it('stay where a change does not name them, and leave no trace when they are gone', async () => {
    expect(await shown()).toBeUndefined();
    await save({ closures: [{ ...SUMMER, sentence: {} }] });
    await save({});
    expect(await shown()).toEqual([SUMMER]);
    await save({ closures: [] });
    expect(await shown()).toBeUndefined();
  });

  it('let a date with hours of its own open', async () => {
    const open = { date: '2026-06-19', isClosed: false, open: '12:00', close: '15:00' };
    await save({ exceptions: [open], closures: [{ ...SUMMER, sentence: {} }] });
    expect([await order(NOON + 2 * DAY), await order(NOON + 3 * DAY)]).toEqual(['taken', 'schedule_outside_hours']);
  });

  it('are apart, end after they begin, and need a text in the own language', async () => {
    const fields = async (...closures: object[]) => {
      const answer = await save({ closures });
      return [answer.status, answer.body.errors?.map(({ field }: { field: string }) => field)];
    };
    const none = { sentence: {} };
    expect(await fields({ from: '2026-06-20', to: '2026-06-19', ...none })).toEqual([422, ['closures.0.to']]);
    expect(await fields({ ...SUMMER, ...none }, { from: '2026-06-30', to: '2026-07-02', ...none })).toEqual([
      422,
      ['closures'],
    ]);
    const own = await fields({ ...SUMMER, sentence: { de: 'Nur deutsch' } });
    expect(own).toEqual([422, ['closures.0.sentence.en']]);
  });
});
