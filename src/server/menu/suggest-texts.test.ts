import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { KEY, type ProviderServer, startProviderServer } from '../../../tests/support/translation-servers.ts';

describe.each(dialects)('translations that are suggested to an editor, on %s,', (dialect) => {
  let provider: ProviderServer;
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    provider = await startProviderServer('libretranslate');
    app = await startTestApp(dialect, {
      TRANSLATION_PROVIDER: 'libretranslate',
      TRANSLATION_URL: provider.url,
      TRANSLATION_KEY: KEY,
    });
    manager = await hire(app, 'Manager');
  });
  afterEach(async () => {
    await app.close();
    await provider.close();
  });
  const suggest = (text: string, languages: string[]) =>
    app.call({ method: 'POST', url: '/staff/text-suggestions', token: manager, body: { text, languages } });

  it('are what the restaurant said itself for the same, else what a machine makes; nothing is published', async () => {
    const texts = () => app.services.db.selectFrom('texts').selectAll().orderBy('subject_id').execute();
    const before = (await texts()).length;
    const { status, body } = await suggest('Drinks', ['pt', 'de', 'en']);
    expect([status, body.data.texts]).toEqual([200, { pt: 'Bebidas', de: 'Drinks [en>de]' }]);
    expect((await texts()).length).toBe(before);
    await suggest('Drinks', ['de']);
    expect(provider.calls).toHaveLength(1);
    const record = (await app.call({ url: '/staff/menu-record', token: manager })).body.data;
    expect(record.canSuggest).toBe(true);
  });

  it('are left out where there is nobody to ask', async () => {
    provider.misbehave({ status: 500, body: '' });
    expect((await suggest('Flat bread', ['fr'])).body.code).toBe('translation_unavailable');
    expect((await suggest('Drinks', ['pt', 'fr'])).body.data.texts).toEqual({ pt: 'Bebidas' });
  });
});
