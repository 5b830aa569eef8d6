import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestApp, TRATTORIA } from './test-app.ts';

interface Upload {
  path: string;
  type: string;
  token: string;
  /** The trattoria's by default. */
  host?: string;
  data: Buffer;
  /** How many bytes are sent at once; the others are sent by `finish`. */
  first: number;
}

/** Begins an upload to an app that listens: sends the head and the first bytes. */
export function beginUpload({ app }: TestApp, { path, type, token, host = TRATTORIA, data, first }: Upload) {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    'content-type': type,
    'content-length': data.length,
  };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path: `/api/v1${path}`, headers });
  const answered = new Promise<{ status: number | undefined; retryAfter: string | undefined }>((resolve, reject) => {
    sending.once('error', reject).once('response', (response) => {
      resolve({ status: response.resume().statusCode, retryAfter: response.headers['retry-after'] });
    });
  });
  // Prevents an unhandled rejection when the test breaks the upload off.
  answered.catch(() => {});
  sending.write(data.subarray(0, first));
  return { answered, finish: () => sending.end(data.subarray(first)), breakOff: () => sending.destroy() };
}
