import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, send } from './send.ts';

const POLL_MS = 20;
const GIVE_UP_AFTER_MS = 60_000;

/** The server as an operator runs it: a process of its own that can be started, stopped and killed again and again. */
export interface ServerProcess {
  address: Address;
  /** Starts it and answers how long it took until `/readyz` said 200, in ms. */
  start(): Promise<number>;
  /** Ends it without a warning (SIGKILL). */
  kill(): Promise<void>;
  /** Asks it to stop (SIGTERM); answers its exit code, and how long it took in ms. */
  terminate(): Promise<{ code: number | null; tookMs: number }>;
  isRunning(): boolean;
}

export function serverProcess(port: number, env: Record<string, string>): ServerProcess {
  const address = { port, host: 'trattoria.localhost' };
  let child: ChildProcess | null = null;
  let isMeant = false;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ended = child;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return ended?.exitCode ?? null;
    isMeant = true;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    return (await exit)[0];
  }

  return {
    address,
    start: async () => {
      const started = performance.now();
      child = spawn(process.execPath, ['src/server/main.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...settings, PORT: String(port), ...env },
      });
      isMeant = false;
      // Others may do its work, so that nobody would miss it.
      child.once('exit', (code, signal) => {
        if (!isMeant) console.error(`The server on port ${port} ended by itself: ${signal ?? code}.`);
      });
      await untilReady(address, () => child?.exitCode === null);
      return performance.now() - started;
    },
    kill: async () => {
      await end('SIGKILL');
    },
    terminate: async () => {
      const asked = performance.now();
      const code = await end('SIGTERM');
      return { code, tookMs: performance.now() - asked };
    },
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
  };
}

/** Waits until `/readyz` says 200; answers how long that took in ms. Fails when the process ends, or after a minute. */
export async function untilReady(address: Address, isRunning: () => boolean): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < GIVE_UP_AFTER_MS) {
    if (!isRunning()) throw new Error('the server ended before it was ready');
    const answer = await send(address, { url: '/readyz' });
    if (answer?.status === 200) return performance.now() - started;
    await sleep(POLL_MS);
  }
  throw new Error('the server did not become ready in a minute');
}

const settings = {
  // As `scripts/start.ts` has it.
  NODE_COMPILE_CACHE: '.cache/compiled',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DEMO: 'false',
  DEVELOPMENT_RESTAURANT: 'trattoria',
  RATE_LIMITS: 'false',
  LOG_LEVEL: 'silent',
  ACCESS_TOKEN_S: '86400',
  TOKEN_SECRET: 'a-secret-for-tests-that-is-long-enough',
};
