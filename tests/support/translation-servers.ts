import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEY = 'the-right-key';

export interface ProviderCall {
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A local server that speaks a provider's protocol, and records what it was sent. */
export interface ProviderServer {
  url: string;
  calls: ProviderCall[];
  /** Answers the next calls with a status and body, or never (`'hang'`); null: properly again. */
  misbehave(how: { status: number; body: string } | 'hang' | null): void;
  /** Holds answers back until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

type Protocol = (call: ProviderCall) => { status: number; body: unknown };

/** "Bread" is translated into "Bread [en>pt]", with the provider's own language codes, so that tests see what was asked. */
export const protocols = {
  libretranslate: ({ url, body }) => {
    if (url !== '/translate') return { status: 404, body: { error: 'Not Found' } };
    const { q, source, target, format, api_key } = JSON.parse(body);
    if (api_key !== KEY) return { status: 403, body: { error: 'Invalid API key' } };
    if (format !== 'text') return { status: 400, body: { error: 'format' } };
    return { status: 200, body: { translatedText: `${q} [${source}>${target}]` } };
  },
  deepl: ({ url, headers, body }) => {
    if (url !== '/v2/translate') return { status: 404, body: { message: 'Not found' } };
    if (headers.authorization !== `DeepL-Auth-Key ${KEY}`) return { status: 403, body: '' };
    const { text, source_lang = 'auto', target_lang } = JSON.parse(body);
    const translations = text.map((each: string) => ({
      detected_source_language: 'EN',
      text: `${each} [${source_lang}>${target_lang}]`,
    }));
    return { status: 200, body: { translations } };
  },
  google: ({ url, headers, body }) => {
    if (url !== '/language/translate/v2') return { status: 404, body: {} };
    if (headers['x-goog-api-key'] !== KEY) {
      const details = [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }];
      return { status: 400, body: { error: { code: 400, message: 'API key not valid.', details } } };
    }
    const { q, source = 'auto', target, format } = JSON.parse(body);
    const translatedText = `${q} [${source}>${target}]`;
    // Without `format: text`, Google answers HTML.
    return {
      status: 200,
      body: {
        data: { translations: [{ translatedText: format === 'text' ? translatedText : `<p>${translatedText}</p>` }] },
      },
    };
  },
  apertium: ({ url, body }) => {
    if (url !== '/translate') return { status: 404, body: { status: 'error', code: 404 } };
    const form = new URLSearchParams(body);
    const [source, target] = (form.get('langpair') ?? '').split('|');
    if (target === 'jpn') {
      const explanation = 'That pair is not installed';
      return { status: 400, body: { status: 'error', code: 400, message: 'Bad Request', explanation } };
    }
    const unknown = form.get('markUnknown') === 'no' ? '' : '*';
    const translatedText = `${unknown}${form.get('q')} [${source}>${target}]`;
    return { status: 200, body: { responseData: { translatedText }, responseDetails: null, responseStatus: 200 } };
  },
} satisfies Record<string, Protocol>;

export async function startProviderServer(engine: keyof typeof protocols): Promise<ProviderServer> {
  const calls: ProviderCall[] = [];
  let held = Promise.resolve();
  let misbehaviour: Parameters<ProviderServer['misbehave']>[0] = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const call = { url: request.url ?? '', headers: request.headers, body };
    calls.push(call);
    if (misbehaviour === 'hang') return;
    await held;
    const good = misbehaviour ? null : protocols[engine](call);
    response.writeHead(good?.status ?? misbehaviour?.status ?? 500, { 'content-type': 'application/json' });
    response.end(good ? JSON.stringify(good.body) : misbehaviour?.body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    misbehave: (how) => {
      misbehaviour = how;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
