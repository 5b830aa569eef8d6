import { describe, expect, it } from 'vitest';
import { startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON } from '../../../tests/support/test-app.ts';

describe.each(dialects)('who starts many payments, on %s,', (dialect) => {
  it('has to wait: cards are not tried out here', async () => {
    const test = await startCardApp(dialect, { RATE_LIMITS: 'true' });
    test.setNow(NOON);
    for (let i = 0; i < 6; i++) await test.order();
    await expect(test.order()).rejects.toThrow('too_many_payments');
    await test.close();
  });
});
