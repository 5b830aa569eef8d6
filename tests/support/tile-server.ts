import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** `silent`: does not answer; `off`: 503; `odd`: a page instead of a picture. */
type Mode = 'on' | 'silent' | 'off' | 'odd';

/** A local tile server: every square from zoom 0 to 19 is a picture of one colour with a line at its north and west, behind a key. */
export async function startTiles() {
  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#e8e4da' } })
    .composite([
      { input: { create: { width: 256, height: 2, channels: 3, background: '#c9c1b0' } }, gravity: 'north' },
      { input: { create: { width: 2, height: 256, channels: 3, background: '#c9c1b0' } }, gravity: 'west' },
    ])
    .png()
    .toBuffer();
  const server = { mode: 'on' as Mode, asked: [] as string[] };
  const http = createServer(({ url = '' }, response) => {
    server.asked.push(url);
    if (server.mode === 'silent') return;
    if (server.mode === 'off') return void response.writeHead(503).end();
    if (server.mode === 'odd') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
    const [, z, x, y] = /^\/town\/(\d+)\/(\d+)\/(\d+)\.png\?key=secret$/.exec(url) ?? [];
    const isThere = z !== undefined && Number(z) <= 19 && Math.max(Number(x), Number(y)) < 2 ** Number(z);
    if (!isThere) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // It keeps no process alive that has forgotten it.
  http.unref();
  const { port } = http.address() as AddressInfo;
  return Object.assign(server, {
    /** The settings by which a server has this map. */
    settings: { MAP_TILES: `http://127.0.0.1:${port}/town/{z}/{x}/{y}.png?key=secret`, MAP_ATTRIBUTION: '© Our town' },
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });
}
