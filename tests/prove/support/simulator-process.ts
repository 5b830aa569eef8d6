import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** The simulator of Stripe, as a process of its own that can be killed and started again. */
export interface SimulatorProcess {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** From now on it does only what it is asked for. */
  calmDown(): void;
  /** For some seconds it does not know any key. */
  forgetKeys(): void;
}

export function simulatorProcess(port: number, file: string): SimulatorProcess {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    url,
    start: async () => {
      child = spawn(process.execPath, ['tests/prove/support/simulator-main.ts', String(port), file], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while (!(await fetch(`${url}/pay/none`).catch(() => null))) await sleep(20);
    },
    calmDown: () => void child?.kill('SIGUSR2'),
    forgetKeys: () => void child?.kill('SIGUSR1'),
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
