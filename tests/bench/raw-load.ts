import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A load generator that costs little CPU: keep-alive connections in a thread of its own, each with one request under way.
 * Answers are counted by their length, which is always the same.
 */
export interface Load {
  port: number;
  /** The whole request as text. */
  request: string;
  connections: number;
  ms: number;
}

const SILENT_MS = 10_000;

const { port, request, connections, ms } = workerData as Load;
const until = performance.now() + ms;
let answers = 0;

const length = await lengthOfAnswer();
const since = performance.now();
await Promise.all(Array.from({ length: connections }, run));
parentPort?.postMessage(answers / ((performance.now() - since) / 1000));

async function run(): Promise<void> {
  const socket = await dial();
  await new Promise<void>((resolve, reject) => {
    let received = 0;
    socket.setTimeout(SILENT_MS, () => reject(new Error(`an answer of ${received} bytes, not ${length}`)));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received < length) return;
      if (received > length) return reject(new Error(`an answer of ${received} bytes, not ${length}`));
      received = 0;
      answers++;
      if (performance.now() < until) socket.write(request);
      else resolve();
    });
    socket.write(request);
  });
  socket.destroy();
}

/** The length of one answer, head and body. A server whose answers differ in length fails the run. */
async function lengthOfAnswer(): Promise<number> {
  const socket = await dial();
  socket.write(request);
  let text = Buffer.alloc(0);
  for await (const chunk of socket) {
    text = Buffer.concat([text, chunk as Buffer]);
    const end = text.indexOf('\r\n\r\n');
    const body = /content-length: (\d+)/i.exec(text.toString('latin1'))?.[1];
    if (!/^HTTP\/1\.1 200 /.test(text.toString('latin1'))) throw new Error(text.toString('latin1').slice(0, 200));
    if (end > 0 && body && text.length >= end + 4 + Number(body)) break;
  }
  return text.length;
}

function dial(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}
