import { API_BASE, type ApiRequest, type ApiResult, queryString, type Transport } from '../../contract/transport.ts';
import type { Language } from '../../domain/languages.ts';
import type { App } from '../platform/http/app.ts';

/** For whom a page is rendered, if not for everybody: limits count their address. */
interface Visitor {
  ip: string;
  /** An access token; null: a visitor without a session. */
  token: string | null;
}

/** A transport that calls the API in process, with the visitor's host, through the same routes as a browser's requests. */
export function injectTransport(app: App, host: string, language: Language, visitor?: Visitor): Transport {
  return async <T>(request: ApiRequest): Promise<ApiResult<T>> => {
    const response = await app.inject({
      method: request.method,
      url: `${API_BASE}${request.path}${queryString(request.query)}`,
      headers: {
        host,
        'accept-language': language,
        ...request.headers,
        ...(visitor?.token && { authorization: `Bearer ${visitor.token}` }),
      },
      ...(request.body !== undefined && { payload: request.body as object }),
      ...(visitor && { remoteAddress: visitor.ip }),
    });
    const body = response.body === '' ? undefined : response.json();
    return response.statusCode < 400
      ? { ok: true, data: body as T, etag: (response.headers.etag as string | undefined) ?? null }
      : { ok: false, failure: { kind: 'problem', status: response.statusCode, problem: body } };
  };
}
