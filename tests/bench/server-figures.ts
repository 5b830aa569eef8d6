import { setTimeout as pause } from 'node:timers/promises';

/** A server that used less than this share of CPU in a second is idle. */
const IDLE_SHARE = 0.1;
const GIVE_UP_AFTER_S = 300;

/** Seconds of CPU that a running server has used, by its `/metrics`. */
export function cpuOfServer(port: number): Promise<number> {
  return figure(port, 'process_cpu_seconds_total');
}

/** Its memory (RSS) in MB. */
export async function memoryOfServer(port: number): Promise<number> {
  return (await figure(port, 'process_resident_memory_bytes')) / 2 ** 20;
}

/** Waits until a server that just started has nothing left to do: it resizes pictures in the background. */
export async function untilIdle(port: number): Promise<void> {
  let used = await cpuOfServer(port);
  for (let second = 0; second < GIVE_UP_AFTER_S; second++) {
    await pause(1000);
    const now = await cpuOfServer(port);
    if (now - used < IDLE_SHARE) return;
    used = now;
  }
  throw new Error(`the server was busy by itself for ${GIVE_UP_AFTER_S} s`);
}

async function figure(port: number, name: string): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
