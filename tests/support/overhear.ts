import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Overheard {
  port: number;
  /** The requests as received: browsers do not show tests what they send when a page is left. */
  heard: Heard[];
  close(): void;
}

/** Starts a proxy that passes requests on to a port, and records those to one path. */
export async function overhear(port: number, path: string): Promise<Overheard> {
  const heard: Heard[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
    if (url !== path) return;
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => heard.push({ headers, body: Buffer.concat(parts).toString() }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
