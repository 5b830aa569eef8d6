import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { importRestaurant } from '../import/import-restaurant.ts';

const openings = (open: string, close: string) => Object.fromEntries(WEEKDAYS.map((day) => [day, { open, close }]));
/** In London in June: the 20th is a Saturday. */
const at = (day: number, time: string) => Date.parse(`2026-06-${day}T${time}:00+01:00`);
const [SATURDAY, SUNDAY] = ['2026-06-20', '2026-06-21'];

describe.each(dialects)('the days of a restaurant that closes at 02:10 in the night, on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '864000' });
    await importRestaurant(app.services, {
      ...trattoria,
      file: { ...trattoria.file, openingHours: openings('18:00', '02:10') },
    });
    customer = await app.register();
    owner = await hire(app, 'Owner');
    await order(at(20, '17:59'), 1, at(20, '18:30'));
    await order(at(20, '23:30'), 2);
    await order(at(21, '00:30'), 3);
    await order(at(21, '02:05'), 4);
    await order(at(21, '02:12'), 5, at(21, '18:30'));
    await order(at(22, '01:00'), 6);
  });
  afterEach(() => app.close());

  /** So many lemonades at 3.25. */
  async function order(instant: number, lemonades: number, scheduledAt?: number): Promise<string> {
    app.setNow(instant);
    const time = scheduledAt === undefined ? {} : { isASAP: false, scheduledAt: new Date(scheduledAt).toISOString() };
    const body = { ...pickup([item('lemonade', [], lemonades)]), ...time };
    const answer = await app.call({ method: 'POST', url: '/orders', token: customer, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data._id;
  }
  const read = async (url: string) => {
    const { status, body } = await app.call({ url: `/staff/${url}`, token: owner });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data ?? body;
  };
  const span = (from: string, to: string) => `from=${from}&to=${to}`;
  const businessDays = async (from: string, to: string): Promise<string[]> => {
    const [head = '', ...lines] = (await read(`orders.csv?${span(from, to)}`)).trim().split('\r\n');
    const place = head.split(',').indexOf('businessDay');
    return lines.map((line: string) => line.split(',')[place] ?? '');
  };
  const ofNight = { orders: 4, revenue: 32.5 };

  it('are whole nights in figures, books and files, and any span adds up to its days', async () => {
    const both = await read(`figures?${span(SATURDAY, SUNDAY)}`);
    expect(both.days).toMatchObject([
      { date: SATURDAY, ...ofNight },
      { date: SUNDAY, orders: 2, revenue: 35.75 },
    ]);
    expect(both.total).toMatchObject({ orders: 6, revenue: 68.25 });
    expect((await read(`figures?${span(SATURDAY, SATURDAY)}`)).total).toMatchObject(ofNight);
    expect((await read(`figures?${span(SUNDAY, SUNDAY)}`)).total).toMatchObject({ orders: 2, revenue: 35.75 });
    expect((await read(`figures?${span('2026-06-22', '2026-06-22')}`)).total).toMatchObject({ orders: 0 });
    expect(both.hours[0].orders + both.hours[1].orders + both.hours[2].orders).toBe(4);
    const csv: string = await read(`figures.csv?${span(SATURDAY, SUNDAY)}`);
    expect(csv.split('\r\n').map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
      '\ufeffdate,orders,revenue',
      `${SATURDAY},4,32.5`,
      `${SUNDAY},2,35.75`,
      '',
    ]);
    const books = await read(`books?${span(SATURDAY, SUNDAY)}&by=day`);
    expect(books.periods).toMatchObject([{ period: SATURDAY }, { period: SUNDAY }]);
    expect(await businessDays(SATURDAY, SUNDAY)).toEqual([...Array(4).fill(SATURDAY), SUNDAY, SUNDAY]);
    expect(await businessDays(SUNDAY, SUNDAY)).toEqual([SUNDAY, SUNDAY]);
  });

  it('go on past midnight on the board and for who looks at today, beside the night of a week ago', async () => {
    const staffToday = async (instant: number) => {
      app.setNow(instant);
      // The session of the evening before is over by then.
      owner = await hire(app, 'Owner');
      const [today, board] = [await read('today'), await read('board')];
      return [today.date, today.sales.orders, today.weekBefore.orders, board.today.date, board.today.orders];
    };
    expect(await staffToday(at(22, '01:30'))).toEqual([SUNDAY, 2, 0, SUNDAY, 2]);
    expect(await staffToday(at(22, '02:30'))).toEqual(['2026-06-22', 0, 0, '2026-06-22', 0]);
    // Up to the same time of the same night: one of Saturday's orders came later.
    expect(await staffToday(at(28, '01:30'))).toEqual(['2026-06-27', 0, 3, '2026-06-27', 0]);
    expect(await staffToday(at(27, '23:59'))).toEqual(['2026-06-27', 0, 2, '2026-06-27', 0]);
  });

  it('stay as they were when the hours change', async () => {
    await importRestaurant(app.services, {
      ...trattoria,
      file: { ...trattoria.file, openingHours: openings('18:00', '23:00') },
    });
    expect((await read(`figures?${span(SATURDAY, SATURDAY)}`)).total).toMatchObject(ofNight);
    expect(await businessDays(SATURDAY, SATURDAY)).toHaveLength(4);
  });

  it('are read from the hours for orders from before days were kept, to the minute', async () => {
    await app.services.db.updateTable('orders').set({ placed_on: null }).execute();
    const { days } = await read(`figures?${span(SATURDAY, SUNDAY)}`);
    expect(days).toMatchObject([
      { date: SATURDAY, ...ofNight },
      { date: SUNDAY, orders: 2, revenue: 35.75 },
    ]);
    expect((await read(`figures?${span(SATURDAY, SATURDAY)}`)).total).toMatchObject(ofNight);
    expect(await businessDays(SATURDAY, SUNDAY)).toEqual([...Array(4).fill(SATURDAY), SUNDAY, SUNDAY]);
  });
});
