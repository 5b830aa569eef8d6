import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  KEY,
  type ProviderServer,
  protocols,
  startProviderServer,
} from '../../../../tests/support/translation-servers.ts';
import { readConfig } from '../../platform/config.ts';
import { askTranslator } from './ask-translator.ts';
import { chooseProvider } from './choose-provider.ts';
import { decodeEntities } from './decode-entities.ts';
import { ProviderError, type TranslationProvider } from './provider.ts';

type Engine = keyof typeof protocols;
const engines = Object.keys(protocols) as Engine[];

/** How each provider is asked for English to Portuguese, English to Chinese, and an unknown language to English. */
const codes: Record<Engine, [string, string, string | null]> = {
  libretranslate: ['en>pt', 'en>zh', 'auto>en'],
  deepl: ['EN>PT-PT', 'EN>ZH-HANS', 'auto>EN-GB'],
  google: ['en>pt', 'en>zh-CN', 'auto>en'],
  apertium: ['eng>por', 'eng>zho', null],
};

describe.each(engines)('the %s provider', (engine) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer(engine);
  });
  afterEach(() => server.misbehave(null));
  afterAll(() => server.close());

  const provider = (key = KEY) => chosen({ engine, url: `${server.url}/`, key });
  const failure = async (translation: Promise<string>) => {
    const error = await translation.then(String, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProviderError);
    return error as ProviderError;
  };
  const bread = { text: 'Bread & "oil"', source: 'en', target: 'pt' } as const;

  it('translates plain text, in the codes of its protocol', async () => {
    const [toPortuguese, toChinese, detected] = codes[engine];
    expect(await provider().translate(bread)).toBe(`Bread & "oil" [${toPortuguese}]`);
    expect(await provider().translate({ ...bread, target: 'zh' })).toBe(`Bread & "oil" [${toChinese}]`);
    const unknown = provider().translate({ text: 'Pão', source: null, target: 'en' });
    if (detected) expect(await unknown).toBe(`Pão [${detected}]`);
    else expect((await failure(unknown)).failure).toBe('request');
    expect(provider().engine).toBe(engine);
  });

  it.each([
    [429, 'busy'],
    [456, 'quota'],
    [400, 'request'],
    [503, 'unreachable'],
    [302, 'unreachable'],
  ])('says what a status %i means: %s', async (status, meaning) => {
    server.misbehave({ status, body: '{"error":{}}' });
    expect((await failure(provider().translate(bread))).failure).toBe(meaning);
  });

  it.each(['{}', '<html>', '', '{"translatedText":""}', '{"responseData":{"translatedText":null}}'])(
    'does not take %j for a translation',
    async (body) => {
      server.misbehave({ status: 200, body });
      expect(await failure(provider().translate(bread))).toMatchObject({ failure: 'answer', isLasting: false });
    },
  );
});

describe.each(engines.filter((engine) => engine !== 'apertium'))('a wrong key of %s', (engine) => {
  it('is refused, and stands neither in an address nor in the error', async () => {
    const server = await startProviderServer(engine);
    const translation = chosen({ engine, url: server.url, key: 'a-wrong-key' }).translate({
      text: 'Bread',
      source: 'en',
      target: 'pt',
    });
    await expect(translation).rejects.toMatchObject({
      failure: 'key',
      isLasting: true,
      message: expect.not.stringContaining('a-wrong-key'),
    });
    expect(server.calls.map(({ url }) => url).join()).not.toContain('key');
    await server.close();
  });
});

describe('asking a provider', () => {
  it('ends when no answer comes, and when nobody is there', async () => {
    const server = await startProviderServer('deepl');
    server.misbehave('hang');
    const question = { engine: 'any', url: server.url, body: {}, answer: undefined as never };
    await expect(askTranslator(question, 50)).rejects.toMatchObject({
      failure: 'unreachable',
      message: expect.stringContaining('Timeout'),
    });
    await server.close();
    await expect(askTranslator(question)).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

describe('Google’s limits', () => {
  it.each([
    ['userRateLimitExceeded', 'busy'],
    ['dailyLimitExceeded', 'quota'],
    ['forbidden', 'key'],
  ])('are told from a refused key by the reason: %s', async (reason, meaning) => {
    const server = await startProviderServer('google');
    server.misbehave({ status: 403, body: JSON.stringify({ error: { errors: [{ reason }], code: 403 } }) });
    const google = chosen({ engine: 'google', url: server.url, key: KEY });
    await expect(google.translate({ text: 'Bread', source: 'en', target: 'pt' })).rejects.toMatchObject({
      failure: meaning,
    });
    await server.close();
  });
});

describe('entities in plain text', () => {
  it('become characters, unless the original has some itself', () => {
    expect(decodeEntities('L&#39;huile &amp; le pain &quot;frais&quot; &#x2014; &nope;', 'Oil')).toBe(
      'L\'huile & le pain "frais" — &nope;',
    );
    expect(decodeEntities('Wir schreiben &amp;', 'We write &amp;')).toBe('Wir schreiben &amp;');
    expect(decodeEntities('&#9999999;', 'Oil')).toBe('&#9999999;');
  });
});

describe('the settings of translation', () => {
  it('name a provider with all that it needs, or nobody', () => {
    expect(chooseProvider(readConfig({}))).toBeNull();
    expect(() => chooseProvider(readConfig({ TRANSLATION_PROVIDER: 'deepl' }))).toThrow(/TRANSLATION_KEY/);
    expect(() => chooseProvider(readConfig({ TRANSLATION_PROVIDER: 'apertium' }))).toThrow(/TRANSLATION_URL/);
    expect(() => readConfig({ TRANSLATION_PROVIDER: 'babelfish' })).toThrow(/TRANSLATION_PROVIDER/);
    expect(() => readConfig({ TRANSLATION_URL: 'ftp://example.test' })).toThrow(/TRANSLATION_URL/);
  });
});

function chosen({ engine, url, key }: { engine: Engine; url: string; key: string }): TranslationProvider {
  const settings = { TRANSLATION_PROVIDER: engine, TRANSLATION_URL: url, TRANSLATION_KEY: key };
  return chooseProvider(readConfig(settings)) as TranslationProvider;
}
