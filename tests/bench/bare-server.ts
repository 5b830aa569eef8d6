import { createServer } from 'node:http';

/** `node:http` and nothing else, in a process of its own: answers every request with the bytes and headers it was sent. */
export interface BareAnswer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

process.on('disconnect', () => process.exit(0));
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes);
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
});
