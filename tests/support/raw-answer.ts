import { connect } from 'node:net';

export interface RawRequest {
  method?: string;
  path: string;
  version?: '1.0' | '1.1';
  headers: Record<string, string>;
  /** The local address from which to connect, and which the server sees. */
  from?: string;
}

/** The complete answer to one request over a new connection, byte by byte, without the date. */
export function rawAnswer(
  port: number,
  { method = 'GET', path, version = '1.1', headers, from = '127.0.0.1' }: RawRequest,
): Promise<string> {
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () =>
      resolve(
        Buffer.concat(chunks)
          .toString('latin1')
          .replace(/^Date: .*\r\n/m, ''),
      ),
    );
    socket.write(`${method} ${path} HTTP/${version}\r\n${lines.join('')}\r\n`);
  });
}
