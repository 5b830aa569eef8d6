import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { TRATTORIA } from './test-app.ts';

/** A page's stream of revisions, with those received so far. */
export interface RevisionStream {
  answer: IncomingMessage;
  revisions: number[];
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  close(): void;
}

/** Opens a stream. Resolves when the answer's head is there, whatever its status. */
export function openRevisionStream(port: number, { host = TRATTORIA, headers = {} } = {}): Promise<RevisionStream> {
  return new Promise((resolve, reject) => {
    const request: ClientRequest = get(
      { port, host: '127.0.0.1', path: '/api/v1/live/menu', agent: false, headers: { host, ...headers } },
      (answer) => {
        const revisions: number[] = [];
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          const lines = (text + part).split('\n');
          text = lines.pop() ?? '';
          for (const line of lines) if (line.startsWith('data: ')) revisions.push(Number(line.slice(6)));
        });
        const ended = new Promise<void>((end) => answer.once('close', end));
        // A connection that is cut also counts as an end.
        answer.on('error', () => {});
        resolve({ answer, revisions, ended, close: () => request.destroy() });
      },
    );
    request.once('error', reject);
  });
}
