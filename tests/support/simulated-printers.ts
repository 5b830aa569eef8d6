import { type TestApp, TRATTORIA } from './test-app.ts';

interface At {
  /** As the office gives it, `/api/v1/print/…`. */
  path: string;
  host?: string;
}

/** What one request is answered; `lost`: the printer never reads it. */
interface Asking {
  lost?: boolean;
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * A printer of Star that speaks CloudPRNT: it asks, fetches, prints, and repeats that it has printed until it is answered. What has
 * come out is in `papers`, as text.
 */
export function starPrinter(test: TestApp, { path, host = TRATTORIA }: At) {
  const papers: string[] = [];
  let toConfirm: string | null = null;
  const send = (method: 'GET' | 'POST' | 'DELETE', query = '', body?: object) =>
    test.app.inject({ method, url: path + query, ...(body && { payload: body }), headers: { host } });
  async function confirm({ lost = false }: Asking): Promise<void> {
    const answer = await send('DELETE', `?code=200%20OK&token=${toConfirm}`);
    if (!lost && answer.statusCode === 204) toConfirm = null;
  }
  return {
    papers,
    poll: async (statusCode = '200%20OK') => (await send('POST', '', { statusCode, printingInProgress: false })).json(),
    fetch: async (token: string) => send('GET', `?type=application/vnd.star.line&token=${token}`),
    /** One round of its clock. `at` says which answer is lost on the way. */
    async round(at: { fetch?: Asking; confirm?: Asking } = {}): Promise<void> {
      if (toConfirm !== null) return confirm(at.confirm ?? {});
      const { jobReady, jobToken } = (await send('POST', '', { statusCode: '200%20OK' })).json();
      if (!jobReady) return;
      const paper = await send('GET', `?type=application/vnd.star.line&token=${jobToken}`);
      if (at.fetch?.lost || paper.statusCode !== 200) return;
      papers.push(printable(paper.rawPayload));
      toConfirm = jobToken;
      await confirm(at.confirm ?? {});
    },
  };
}

/** A printer of Epson that speaks Server Direct Print. */
export function epsonPrinter(test: TestApp, { path, host = TRATTORIA }: At) {
  const papers: string[] = [];
  const send = (fields: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(fields).toString(),
      headers: { host, 'content-type': FORM },
    });
  return {
    papers,
    async round({ success = true, code = '' } = {}): Promise<void> {
      const { body } = await send({ ConnectionType: 'GetRequest', ID: 'kitchen', Name: 'TM-m30' });
      if (body === '') return;
      const id = /<printjobid>(.+)<\/printjobid>/.exec(body)?.[1] ?? '';
      const hex = /<command>([0-9a-f]+)<\/command>/.exec(body)?.[1] ?? '';
      if (success) papers.push(printable(Buffer.from(hex, 'hex')));
      const result = `<response success="${success}" code="${code}" status="251658262" battery="0" />`;
      await send({
        ConnectionType: 'SetResponse',
        ResponseFile: `<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse>${result}</PrintResponse></ePOSPrint></PrintResponseInfo>`,
      });
    },
  };
}

/** The words on a paper. */
function printable(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[^\x20-\x7e]+/g, ' ');
}
