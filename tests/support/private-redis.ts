import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** Whether Debian's redis-server (or another) is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface PrivateRedis {
  url: string;
  /** Kills it as a crash would: without closing connections, and its data is lost. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a Redis for one test, which can be killed and started again on the same port. */
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
