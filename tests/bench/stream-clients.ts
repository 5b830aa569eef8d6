import { connect, type Socket } from 'node:net';
import { TRATTORIA } from '../support/test-app.ts';

/** A process of open pages for `streams.ts`: plain TCP connections, so that the clients add little to what is measured. */
export interface StreamsOpened {
  open: number;
}
export interface StreamsHeard {
  /** Milliseconds from the change to receiving it. */
  delays: number[];
}

const AT_ONCE = 20;
const sockets: Socket[] = [];
let delays: number[] = [];
let changedAt = 0;

process.on('disconnect', () => process.exit(0));
process.on('message', async (message: { open: number; port: number } | { changedAt: number } | 'report') => {
  if (message === 'report') {
    process.send?.({ delays } satisfies StreamsHeard);
  } else if ('changedAt' in message) {
    ({ changedAt } = message);
    delays = [];
  } else {
    let left = message.open;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) await open(message.port);
      }),
    );
    process.send?.({ open: sockets.length } satisfies StreamsOpened);
  }
});

function open(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      // Addresses differ, because the server allows only 100 streams from one address.
      const address = `192.0.${(sockets.length >> 6) & 255}.${process.pid & 255}`;
      socket.write(`GET /api/v1/live/menu HTTP/1.1\r\nhost: ${TRATTORIA}\r\nx-forwarded-for: ${address}\r\n\r\n`);
    });
    socket.once('error', reject);
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (!text.includes('data: ')) return;
      if (changedAt) delays.push(performance.timeOrigin + performance.now() - changedAt);
      else resolve();
    });
    sockets.push(socket);
  });
}
