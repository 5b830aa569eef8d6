import { createServer } from 'node:net';

/** Linux gives connections ports from 32,768 on. */
const [FROM, TO] = [20_000, 32_000];

/**
 * A port of this machine that nobody listens on. Not one that the system would give: until its server listens, it may give it to any
 * connection that another test opens.
 */
export async function freePort(): Promise<number> {
  const port = FROM + Math.floor(Math.random() * (TO - FROM));
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
