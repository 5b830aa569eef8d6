import { createServer } from 'node:http';

/** A bare `node:http` server in a process of its own: answers every request with the bytes and headers that its parent sent. */
export interface BareAnswer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}
/** `cpu` asks for the seconds of CPU that the process has used. */
export type ToBareServer = BareAnswer | 'cpu';

process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToBareServer) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    return process.send?.((user + system) / 1e6);
  }
  const bytes = Buffer.from(message.body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, message.headers).end(bytes);
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
});
