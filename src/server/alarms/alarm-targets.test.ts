import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newBrowser } from '../../../tests/support/push-service.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { RINGS } from './rings.ts';

describe('an alarm', () => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp('sqlite');
    owner = await hire(app, 'Owner', 'owner@example.test');
  });
  afterEach(() => app.close());
  const alarms = { pushAfterMinutes: 2, webhookAfterMinutes: 8, webhookPhone: null, tone: 'bell', volume: 100 };
  const save = (webhookUrl: string) =>
    app.call({
      method: 'PUT',
      url: '/staff/alarms',
      token: owner,
      body: { ...alarms, untilAnswered: false, webhookUrl },
    });

  it.each([
    'http://alarms.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:password@alarms.example/',
  ])('is not sent to %s', async (webhookUrl) => {
    expect(await save(webhookUrl)).toMatchObject({ status: 409, body: { code: 'webhook_not_outside' } });
  });

  it('is not sent to a name that leads to this machine', async () => {
    expect((await save('https://localhost/')).status).toBe(200);
    await app.call({ method: 'POST', url: '/staff/alarms/test', token: owner });
    await workOff(app.services, RINGS);
    const [ring] = await app.services.db.selectFrom('rings').selectAll().execute();
    expect(ring).toMatchObject({ outcome: null, last_error: 'localhost leads into a private network' });
  });

  it('goes to thirty devices of a restaurant at most', async () => {
    const add = () =>
      app.call({
        method: 'POST',
        url: '/staff/devices',
        token: owner,
        body: newBrowser('https://push.example').input,
      });
    for (let i = 0; i < 30; i++) expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject({ status: 409, body: { code: 'too_many_devices' } });
  });
});
