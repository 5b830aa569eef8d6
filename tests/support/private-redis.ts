import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** Whether Debian's redis-server (or another) is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface PrivateRedis {
  url: string;
  /** As a crash does: nothing is said, and what it held is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A Redis of the test's own, to be killed and started again on the same port. */
export async function startRedis(): Promise<PrivateRedis> {
  const port = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('Ready to accept')) break;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
