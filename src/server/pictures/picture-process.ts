import { type ChildProcess, fork } from 'node:child_process';
import { inTurn } from './in-turn.ts';
import type { Asked, PictureWork, Told } from './process/main.ts';

/** How long the process stays without work: longer than a visitor takes from one page to the next. */
const IDLE_MS = 10_000;

/**
 * How long a piece of work may take. A drawing or picture can be made so that it takes hours, and two of them would keep all other
 * restaurants' work waiting.
 */
const DEADLINE_MS = 30_000;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}
interface Running {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
}

let running: Running | undefined;
let asked = 0;
let idle: NodeJS.Timeout | undefined;

/**
 * Runs work with a picture in a process of its own, at most two pieces at a time, so that decoders' memory and crashes stay out
 * of the server (decision 037). The process is started on demand and ended when idle. Rejects after `DEADLINE_MS`, and what the
 * process was doing besides fails with it.
 */
export function workOnPicture<K extends keyof PictureWork>(
  name: K,
  ...given: Parameters<PictureWork[K]>
): Promise<Awaited<ReturnType<PictureWork[K]>>> {
  return inTurn(() => ask({ id: ++asked, name, given })) as Promise<Awaited<ReturnType<PictureWork[K]>>>;
}

function ask(message: Asked): Promise<unknown> {
  running ??= start();
  const { child, waiting } = running;
  clearTimeout(idle);
  child.ref();
  child.channel?.ref();
  const late = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
  return new Promise((resolve, reject) => {
    waiting.set(message.id, { resolve, reject });
    // If the child has just ended, its exit event rejects the promise.
    child.send(message, () => {});
  }).finally(() => clearTimeout(late));
}

function start(): Running {
  const child = fork(new URL('process/main.ts', import.meta.url), { execArgv: [], serialization: 'advanced' });
  const started: Running = { child, waiting: new Map() };
  child.on('message', (told: Told) => {
    const { waiting } = started;
    if ('failure' in told) waiting.get(told.id)?.reject(new Error(told.failure));
    else waiting.get(told.id)?.resolve(told.answer);
    waiting.delete(told.id);
    if (waiting.size === 0) rest(child);
  });
  const fail = (why: string) => {
    if (running === started) running = undefined;
    for (const { reject } of started.waiting.values()) reject(new Error(`the process for pictures ${why}`));
    started.waiting.clear();
  };
  child.on('exit', (code, signal) => fail(`ended with ${signal ?? code}`));
  child.on('error', ({ message }) => fail(`cannot be asked: ${message}`));
  return started;
}

/** Ends the child after `IDLE_MS`. Until then it does not keep this process alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle = setTimeout(() => {
    running = undefined;
    child.disconnect();
  }, IDLE_MS).unref();
}
