import type { Problem } from '../../../contract/problem.ts';
import { API_BASE, type ApiResult } from '../../../contract/transport.ts';
import type { AppContext } from '../../app/app-context.ts';

interface Upload {
  /** Path below the API's base, with its query. */
  path: string;
  file: Blob;
  /** Called with the share of the file that was sent, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * Uploads a file's bytes. Not with `fetch`, which reports no progress, and without the timeout of 10 s of other requests, which a
 * phone's photo exceeds.
 */
export async function uploadFile<T>({ session, messages }: AppContext, upload: Upload): Promise<ApiResult<T>> {
  const token = await session.token();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, failure: { kind: 'network', timedOut: false } });
    request.open('POST', `${API_BASE}${upload.path}`);
    request.responseType = 'json';
    request.setRequestHeader('accept-language', messages.language);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => upload.onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status === 201) resolve({ ok: true, data: response, etag: null });
      else if (status === 401) void session.recover().finally(fail);
      else if (response) resolve({ ok: false, failure: { kind: 'problem', status, problem: response as Problem } });
      else fail();
    };
    request.onerror = fail;
    request.onabort = fail;
    upload.signal.addEventListener('abort', () => request.abort());
    request.send(upload.file);
  });
}
