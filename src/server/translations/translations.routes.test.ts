import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';
import { sha256 } from '../platform/ids/ids.ts';

describe.each(dialects)('translations on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const translate = (body: object, host?: string, url = '/translate/') =>
    test.call({ method: 'POST', url, body, ...(host && { host }) });

  it('are what the restaurant wrote itself, with and without the slash', async () => {
    const expected = { status: 200, body: { ok: true, data: { translatedText: 'Nós cozemos.' } } };
    expect(await translate({ text: 'We bake.', targetLanguage: 'pt' })).toMatchObject(expected);
    expect(await translate({ text: ' We bake. ', targetLanguage: 'pt' }, undefined, '/translate')).toMatchObject(
      expected,
    );
  });

  it('are the text itself in the restaurant’s own language', async () => {
    const answer = await translate({ text: 'Anything', targetLanguage: 'en' });
    expect(answer.body.data.translatedText).toBe('Anything');
  });

  it('come from memory when the restaurant has none', async () => {
    await test.services.db
      .insertInto('translation_memory')
      .values({
        restaurant_id: importIds('trattoria').restaurant,
        source_lang: 'en',
        target_lang: 'ja',
        source_hash: sha256('We bake.'),
        text: '焼いています。',
        provenance: 'machine',
        engine: 'test',
        created_at: 0,
      })
      .execute();
    const answer = await translate({ text: 'We bake.', targetLanguage: 'ja' });
    expect(answer.body.data.translatedText).toBe('焼いています。');
  });

  it('are refused where there is none, and across restaurants', async () => {
    const refused = { status: 404, body: { code: 'translation_unavailable' } };
    expect(await translate({ text: 'Something else', targetLanguage: 'pt' })).toMatchObject(refused);
    expect(await translate({ text: 'We bake.', targetLanguage: 'en' }, SUSHI)).toMatchObject(refused);
  });

  it('need a text of a bearable length and a language', async () => {
    const answer = await translate({});
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({
      field: 'text',
      message: 'Text and target language are required for translation.',
    });
    expect((await translate({ text: 'x'.repeat(5001), targetLanguage: 'pt' })).status).toBe(422);
    expect((await translate({ text: 'We bake.', targetLanguage: 'xx' })).status).toBe(422);
  });

  it('are limited a minute for each address', async () => {
    const limited = await startTestApp(dialect, { RATE_LIMITS: 'true' });
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) {
      const body = { text: 'We bake.', targetLanguage: 'pt' };
      statuses.push((await limited.call({ method: 'POST', url: '/translate', body })).status);
    }
    await limited.close();
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });
});
