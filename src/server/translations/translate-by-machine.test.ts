import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { KEY, type ProviderServer, startProviderServer } from '../../../tests/support/translation-servers.ts';
import { createApp } from '../api.ts';
import { importIds } from '../import/import-ids.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { createServices } from '../wire.ts';

const REST_MS = 60_000;
const CEILING = 200;

describe.each(dialects)('translation by machine on %s', (dialect) => {
  const restaurantId = importIds('trattoria').restaurant;
  let test: TestApp;
  let provider: ProviderServer;
  let now = NOON;

  beforeAll(async () => {
    provider = await startProviderServer('libretranslate');
    test = await startTestApp(dialect, {
      TRANSLATION_PROVIDER: 'libretranslate',
      TRANSLATION_URL: provider.url,
      TRANSLATION_KEY: KEY,
      TRANSLATION_DAILY_CHARACTERS: String(CEILING),
    });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });
  /** Each test has a day, and so a ceiling, of its own. */
  beforeEach(() => {
    provider.misbehave(null);
    provider.calls.length = 0;
    now += 24 * 60 * 60_000;
    test.setNow(now);
  });

  const translate = (text: string, targetLanguage = 'de', host?: string) =>
    test.call({ method: 'POST', url: '/translate/', body: { text, targetLanguage }, ...(host && { host }) });
  const usedToday = async () => {
    const row = await test.services.db
      .selectFrom('translation_usage')
      .select('characters')
      .where('restaurant_id', '=', restaurantId)
      .where('day', '=', new Date(now).toISOString().slice(0, 10))
      .executeTakeFirst();
    return row?.characters ?? 0;
  };
  const refused = { status: 404, body: { code: 'translation_unavailable' } };

  it('asks the provider once, and remembers what it said, who said it and when', async () => {
    const expected = { status: 200, body: { ok: true, data: { translatedText: 'We bake. [en>de]' } } };
    expect(await translate('We bake.')).toMatchObject(expected);
    expect(await translate('We bake.')).toMatchObject(expected);
    expect(provider.calls).toHaveLength(1);
    const remembered = await test.services.db
      .selectFrom('translation_memory')
      .selectAll()
      .where('source_hash', '=', sha256('We bake.'))
      .execute();
    expect(remembered).toEqual([
      {
        restaurant_id: restaurantId,
        source_hash: sha256('We bake.'),
        source_lang: 'en',
        target_lang: 'de',
        text: 'We bake. [en>de]',
        provenance: 'machine',
        engine: 'libretranslate',
        created_at: now,
      },
    ]);
    expect(await usedToday()).toBe('We bake.'.length);
  });

  it('asks once for the same text however many wait for it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => translate('Slow dough.')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(provider.calls).toHaveLength(1);
    expect(await usedToday()).toBe('Slow dough.'.length);
  });

  it('asks once, too, where somebody looked before the answer was kept and asks after it', async () => {
    await translate('Slow dough.', 'fr');
    const late = { restaurantId, text: 'Slow dough.', source: 'en', target: 'fr' } as const;
    expect(await test.services.machine.translate(late)).toMatchObject({ text: 'Slow dough. [en>fr]' });
    expect(provider.calls).toHaveLength(1);
    expect(await usedToday()).toBe('Slow dough.'.length);
  });

  it('never asks for what the restaurant wrote itself, nor into its own language', async () => {
    expect((await translate('We bake.', 'pt')).body.data.translatedText).toBe('Nós cozemos.');
    expect((await translate('We bake.', 'en')).body.data.translatedText).toBe('We bake.');
    expect(provider.calls).toHaveLength(0);
  });

  it('sends nothing that cannot be read at this restaurant', async () => {
    expect(await translate('Translate my homework for nothing.')).toMatchObject(refused);
    expect(await translate('We bake.', 'de', SUSHI)).toMatchObject(refused);
    expect(provider.calls).toHaveLength(0);
  });

  it('leaves the language of reviews and replies to the provider, and hidden reviews alone', async () => {
    const { db } = test.services;
    const update = (isVisible: number) =>
      db
        .updateTable('reviews')
        .set({ comment: 'Muito bom!', is_visible: isVisible })
        .where('user_name', '=', 'Carl Diaz')
        .execute();
    await update(0);
    expect(await translate('Muito bom!')).toMatchObject(refused);
    await update(1);
    expect((await translate('Muito bom!')).body.data.translatedText).toBe('Muito bom! [auto>de]');
    expect((await translate('Thank you!')).body.data.translatedText).toBe('Thank you! [auto>de]');
  });

  it('is offered for reviews and replies in whatever language, except those that are in the reader’s already', async () => {
    const reviews = async (language: string) => {
      const url = `/restaurants/${restaurantId}/reviews`;
      const { body } = await test.call({ url, headers: { 'accept-language': language } });
      const [ann, carl] = body.data.reviews;
      return [ann, ann.replies[0], carl].map((each) => each.isTranslatable);
    };
    await test.services.db
      .updateTable('reviews')
      .set({ comment: 'Muito bom!' })
      .where('user_name', '=', 'Carl Diaz')
      .execute();
    expect(await reviews('de')).toEqual([true, true, true]);
    expect(await reviews('pt')).toEqual([undefined, undefined, true]);
    expect(await reviews('en')).toEqual([undefined, undefined, undefined]);
  });

  it('keeps a text and gives its characters back when the provider fails, then lets it rest a minute', async () => {
    provider.misbehave({ status: 503, body: '' });
    expect(await translate('Honest cooking.')).toMatchObject(refused);
    provider.misbehave(null);
    expect(await translate('Honest cooking.')).toMatchObject(refused);
    expect(provider.calls).toHaveLength(1);
    expect(await usedToday()).toBe(0);
    now += REST_MS;
    test.setNow(now);
    expect(await translate('Honest cooking.')).toMatchObject({ status: 200 });
  });

  it('goes on with the next text when only one could not be translated', async () => {
    provider.misbehave({ status: 400, body: '{}' });
    expect(await translate('A van.')).toMatchObject(refused);
    provider.misbehave({ status: 200, body: '{"strange":true}' });
    expect(await translate('A van.')).toMatchObject(refused);
    provider.misbehave(null);
    expect(await translate('A van.')).toMatchObject({ status: 200 });
  });

  it('never passes the daily ceiling, however many ask in however many processes', async () => {
    const { services } = test;
    const otherProcess = await createApp(createServices(services.config, services, services.clock));
    const text = (i: number) => `A review of ${i + 10}, long!`;
    const cost = text(0).length;
    const replies = Array.from({ length: 40 }, (_, i) => ({
      restaurant_id: restaurantId,
      id: `reply-${i}`,
      review_id: importIds('trattoria').of('review', 'ann'),
      user_id: null,
      user_name: 'Ann',
      user_role: 'User',
      comment: text(i),
      created_at: now,
    }));
    await services.db.insertInto('review_replies').values(replies).execute();
    const answers = await Promise.all(
      replies.map(async ({ comment }, i) => {
        const { statusCode } = await (i % 2 ? test.app : otherProcess).inject({
          method: 'POST',
          url: '/api/v1/translate',
          headers: { host: 'trattoria.localhost' },
          payload: { text: comment, targetLanguage: 'fr' },
        });
        return statusCode;
      }),
    );
    await otherProcess.close();
    const affordable = Math.floor(CEILING / cost);
    expect(affordable).toBeLessThan(40);
    expect(answers.filter((status) => status === 200)).toHaveLength(affordable);
    expect(provider.calls).toHaveLength(affordable);
    expect(await usedToday()).toBe(affordable * cost);
    now += 24 * 60 * 60_000;
    test.setNow(now);
    const [left] = replies.filter((_, i) => answers[i] === 404);
    expect(await translate(left?.comment as string, 'fr')).toMatchObject({ status: 200 });
  });

  it('counts characters as people do, and sends nothing that alone passes the ceiling', async () => {
    const { db } = test.services;
    const review = (comment: string) =>
      db.updateTable('reviews').set({ comment }).where('user_name', '=', 'Carl Diaz').execute();
    await review('🍕'.repeat(10));
    expect(await translate('🍕'.repeat(10))).toMatchObject({ status: 200 });
    expect(await usedToday()).toBe(10);
    await review('x'.repeat(CEILING + 1));
    expect(await translate('x'.repeat(CEILING + 1))).toMatchObject(refused);
  });
});
