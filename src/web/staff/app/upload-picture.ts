import type { UploadedPicture } from '../../../contract/pictures.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { ApiResult } from '../../../contract/transport.ts';
import type { AppContext } from '../../app/app-context.ts';

type Answer = ApiResult<{ data: { picture: UploadedPicture } }>;

interface Upload {
  file: Blob;
  use: 'dish' | 'hero';
  /** Share of the file that is on its way, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * Sends a picture's bytes. Not over `fetch`: that tells no progress, and a phone's photo takes longer than the
 * ten seconds of other requests.
 */
export async function uploadPicture({ session, messages }: AppContext, upload: Upload): Promise<Answer> {
  const token = await session.token();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, failure: { kind: 'network', timedOut: false } });
    request.open('POST', `/api/v1/staff/pictures?use=${upload.use}`);
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
