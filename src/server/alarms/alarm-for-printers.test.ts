import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { newBrowser, startPushService } from '../../../tests/support/push-service.ts';
import { starPrinter } from '../../../tests/support/simulated-printers.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { silentLive } from '../live/live-orders.ts';
import { alarmForPrinters } from './alarm-for-printers.ts';
import { RINGS } from './rings.ts';

const KITCHEN = { name: 'Oven', paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };

describe.each(dialects)('a printer that is stuck, on %s,', (dialect) => {
  let app: TestApp;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let owner: string;
  let printer: ReturnType<typeof starPrinter>;
  let browser: ReturnType<typeof newBrowser>;
  beforeEach(async () => {
    app = await startTestApp(dialect, {
      ACCESS_TOKEN_S: '86400',
      ALARMS_TO_PRIVATE_NETWORK: 'true',
      PUSHES_TO_PRIVATE_NETWORK: 'true',
    });
    push = await startPushService();
    owner = await hire(app, 'Owner');
    browser = newBrowser(push.origin);
    expect((await staff('POST', '/devices', browser.input)).status).toBe(201);
    printer = starPrinter(app, (await staff('POST', '/printers', KITCHEN)).body.data);
    await printer.round();
  });
  afterEach(async () => {
    await push.close();
    await app.close();
  });

  const staff = (method: 'POST' | 'PATCH', url: string, body: object) =>
    app.call({ method, url: `/staff${url}`, token: owner, body });
  async function accepted(): Promise<void> {
    const order = { method: 'POST', url: '/orders', token: await app.register() } as const;
    const { _id } = (await app.call({ ...order, body: pickup([item('lemonade')]) })).body.data;
    expect((await staff('PATCH', `/orders/${_id}/status`, { status: 'Confirmed' })).status).toBe(200);
  }
  async function rungAt(minutes: number): Promise<string[]> {
    app.setNow(NOON + minutes * MINUTE);
    await Promise.all([alarmForPrinters(app.services).run(), alarmForPrinters(app.services).run()]);
    await workOff(app.services, RINGS);
    return push.received.map(({ body }) => JSON.parse(browser.read(body)).title);
  }

  it('rings once after two silent minutes while papers wait, and again once it has printed', async () => {
    await accepted();
    expect(await rungAt(1)).toEqual([]);
    const silent = 'Printer Oven does not answer. Check its power and network.';
    expect(await rungAt(3)).toEqual([silent]);
    expect(await rungAt(9)).toEqual([silent]);
    await printer.round();
    expect(await rungAt(12)).toEqual([silent]);
    await accepted();
    expect(await rungAt(13)).toEqual([silent, silent]);
  });

  it('says in words what is wrong with it', async () => {
    await accepted();
    await printer.poll('410%20Out%20of%20paper');
    expect(await rungAt(0)).toEqual(['Printer Oven is out of paper.']);
  });

  it('rings nobody while nothing waits, while a board rings, and after it has printed', async () => {
    expect(await rungAt(60)).toEqual([]);
    await accepted();
    app.services.live = { ...silentLive, boardsOpen: async () => 1 };
    expect(await rungAt(61)).toEqual([]);
    app.services.live = silentLive;
    await alarmForPrinters(app.services).run();
    await printer.round();
    expect(await rungAt(62)).toEqual([]);
    expect(printer.papers).toHaveLength(1);
  });
});
