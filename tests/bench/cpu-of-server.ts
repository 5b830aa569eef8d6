import { setTimeout as pause } from 'node:timers/promises';

/** Of one second's time. */
const IDLE_SHARE = 0.1;
const GIVE_UP_AFTER_S = 300;

/** Seconds of CPU that a running server has used, as its `/metrics` tell. */
export async function cpuOfServer(port: number): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(text)?.[1]);
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
