import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { insertMachineText } from '../../../tests/support/machine-text.ts';
import { productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { TranslationCounts, TranslationText } from '../../contract/staff/staff-translations.ts';

const url = '/staff/translations';
const MINUTE = 60_000;

describe.each(dialects)('the translation desk on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const desk = async (targetLanguage = 'de') =>
    (await app.call({ url: `${url}?targetLanguage=${targetLanguage}`, token: manager })).body.data;
  const find = (texts: TranslationText[], field: string, subjectId = productId('margherita')) => {
    const text = texts.find((each) => each.subjectId === subjectId && each.field === field);
    if (!text) throw new Error(`no ${field}`);
    return text;
  };
  const send = (texts: object[], targetLanguage = 'de') =>
    app.call({ method: 'PUT', url, token: manager, body: { targetLanguage, texts } });
  const change = ({ subject, subjectId, field, original, translation }: TranslationText, text: string) => ({
    ...{ subject, subjectId, field, original },
    ...{ before: translation, text },
  });
  const countOf = (counts: TranslationCounts[], language: string) => counts.find((each) => each.language === language);

  it('shows each text beside its translation, says what it needs, and counts that by language', async () => {
    const { texts, counts, canSuggest } = await desk();
    expect(canSuggest).toBe(false);
    expect(find(texts, 'name')).toMatchObject({ subject: 'product', name: 'Margherita', original: 'Margherita' });
    expect(texts.some(({ subject }: TranslationText) => /review/.test(subject))).toBe(false);
    expect(counts.map(({ language }: TranslationCounts) => language)).not.toContain('en');
    const states = texts.map(({ state }: TranslationText) => state);
    for (const state of ['missing', 'outdated', 'machine', 'done'] as const) {
      const all = states.filter((each: string) => each === state).length;
      expect(countOf(counts, 'de')?.[state]).toBe(all);
    }
    expect((await app.call({ url: `${url}?targetLanguage=en`, token: manager })).status).toBe(400);
    expect((await send([change(find(texts, 'name'), 'x')], 'en')).status).toBe(422);
  });

  it('takes what is typed, tells the history, and shows it to customers', async () => {
    const { texts } = await desk('it');
    const of = find(texts, 'name');
    const others = texts.filter(
      ({ subjectId, field }: TranslationText) => subjectId === of.subjectId && field !== 'name',
    );
    await send(
      others.map((each: TranslationText) => change(each, 'Pomodoro')),
      'it',
    );
    const { body } = await send([change(of, 'Margherita della casa')], 'it');
    expect(body.data).toMatchObject({ left: 0, texts: [{ translation: 'Margherita della casa', state: 'done' }] });
    const headers = { 'accept-language': 'it' };
    const dish = (await app.call({ url: `/products/${of.subjectId}`, headers })).body.product;
    expect(dish.name).toBe('Margherita della casa');
    const entries = await app.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'translations')
      .execute();
    expect(entries.map(({ after }) => JSON.parse(after ?? ''))).toContainEqual({
      name: { it: 'Margherita della casa' },
    });
    const emptied = await send([change({ ...of, translation: 'Margherita della casa' }, '')], 'it');
    expect(emptied.body.data.texts).toMatchObject([{ translation: null, state: 'missing' }]);
  });

  it('calls a machine’s text so until somebody keeps it, and a text older than its original outdated', async () => {
    const at = { subject: 'product', subjectId: productId('margherita') };
    await app.services.db.deleteFrom('texts').where('lang', '=', 'de').execute();
    await insertMachineText(app, { lang: 'de', field: 'name', text: 'Gänseblümchen' }, at);
    const machine = find((await desk()).texts, 'name');
    expect(machine).toMatchObject({ state: 'machine', translation: 'Gänseblümchen' });
    app.setNow(NOON + MINUTE);
    await send([change(machine, 'Margherita'), change({ ...machine, translation: null }, 'Zweite')]);
    expect(find((await desk()).texts, 'name')).toMatchObject({ state: 'done', translation: 'Margherita' });

    app.setNow(NOON + 2 * MINUTE);
    await app.services.db
      .updateTable('texts')
      .set({ text: 'Margherita DOP', updated_at: NOON + 2 * MINUTE })
      .where('subject_id', '=', at.subjectId)
      .where('lang', '=', 'en')
      .where('field', '=', 'name')
      .execute();
    const old = find((await desk()).texts, 'name');
    expect(old).toMatchObject({ state: 'outdated', original: 'Margherita DOP', translation: 'Margherita' });
    // The same words again: they still hold.
    await send([change(old, 'Margherita')]);
    expect(find((await desk()).texts, 'name').state).toBe('done');
  });

  it('leaves alone what somebody else has changed meanwhile, and other restaurants', async () => {
    const of = find((await desk('it')).texts, 'name');
    await send([change(of, 'Una')], 'it');
    const late = (await send([change(of, 'Due'), { ...change(of, 'Tre'), original: 'Another' }], 'it')).body.data;
    expect(late).toMatchObject({ left: 2, texts: [{ translation: 'Una' }, { translation: 'Una' }] });

    const [sushi] = (await app.call({ url: '/products', host: SUSHI })).body.products;
    const foreign = await send([{ ...change(of, 'Mia'), subjectId: sushi._id, original: sushi.name }], 'it');
    expect(foreign.body.data).toMatchObject({ left: 1, texts: [] });
    expect(find((await desk('it')).texts, 'name').translation).toBe('Una');
  });

  it('refuses words that the field has no room for, and suggests nothing without a provider', async () => {
    const of = find((await desk('it')).texts, 'name');
    const long = await send([change(of, 'x'.repeat(201))], 'it');
    expect([long.status, long.body.errors?.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['texts.0.text'],
    ]);
    const none = await app.call({
      ...{ method: 'POST', url: `${url}/suggestions`, token: manager, body: { targetLanguage: 'ja' } },
    });
    expect(none.body.data).toEqual({ texts: [] });
  });
});
