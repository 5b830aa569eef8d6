import { fork } from 'node:child_process';

/** A few bytes may say that millions of frames follow: neither their parsing nor its memory may be the server's. */
const DEADLINE_MS = 10_000;
const MEMORY_MB = 192;

/**
 * Whether the bytes are a whole MP4 video, which a process of its own finds out (`process/check-video.ts`). False, too, if it takes
 * too long or too much memory. How many run at once is limited by those who receive videos (`uploads-at-once.ts`).
 */
export function isVideo(data: Uint8Array): Promise<boolean> {
  const child = fork(new URL('process/check-video.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    // The parser's remarks about a file are no lines of the server's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: DEADLINE_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer === true));
    child.once('exit', () => resolve(false));
    child.once('error', () => resolve(false));
    // If the child has just ended, its exit event resolves the promise.
    child.send(data, () => {});
  });
}
