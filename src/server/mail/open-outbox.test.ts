import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openOutbox } from './open-outbox.ts';

describe('a server that opens its outbox', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const warningsWith = async (env: Record<string, string>) => {
    app = await startTestApp('sqlite', env);
    const warnings: string[] = [];
    const log = { warn: (_: object, message: string) => void warnings.push(message), error: () => {} };
    await (await openOutbox(app.services, log)).stop();
    return warnings;
  };

  it('warns that mails reach nobody, without a mail server and without pages that show them', async () => {
    expect(await warningsWith({ DEV_OUTBOX: 'false' })).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  });

  it.each([
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'servery@example.test' }],
    ['pages that show mails', { DEV_OUTBOX: 'true' }],
  ])('warns of nothing with %s', async (_, env) => {
    expect(await warningsWith(env)).toEqual([]);
  });
});
