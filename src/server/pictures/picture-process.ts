import { type ChildProcess, fork } from 'node:child_process';
import { FairQueue } from '../platform/fair-queue.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { picturesRefusals } from './pictures.refusals.ts';
import type { Asked, PictureWork, Told } from './process/picture-worker.ts';

/** How long the process stays without work: longer than a visitor takes from one page to the next. */
const IDLE_MS = 10_000;

/**
 * How long a piece of work may take from when the process begins it. A drawing or picture can be made so that it takes hours. An honest
 * logo takes a fraction of a second.
 */
const DEADLINE_MS: Record<keyof PictureWork, number> = {
  cleanLogo: 5_000,
  drawIcon: 5_000,
  drawRows: 20_000,
  measurePicture: 30_000,
  cleanPicture: 30_000,
  cleanPhoto: 10_000,
  resizePicture: 30_000,
};
/** How long the process may take to begin, when it has to be started first. */
const BEGIN_MS = 30_000;
/** How often work is done again whose process was ended for the sake of other work. */
const MAX_TRIES = 4;

interface Waiting {
  asked: Asked;
  tries: number;
  late: NodeJS.Timeout;
  isLate: boolean;
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

/** At most two pieces at a time, so that cores stay free for requests, and one of each restaurant. */
const turns = new FairQueue({ atOnce: 2, ofOne: 1 });

/**
 * Runs a restaurant's work with a picture in a process of its own, so that decoders' memory and crashes stay out of the server
 * (decision 037). The process is started on demand and ended when idle. Rejects after `DEADLINE_MS`; what the process was doing for
 * another restaurant is then done again.
 */
export function workOnPicture<K extends keyof PictureWork>(
  restaurantId: string,
  name: K,
  ...given: Parameters<PictureWork[K]>
): Promise<Awaited<ReturnType<PictureWork[K]>>> {
  const work = () => ask({ id: ++asked, name, given });
  return turns.run(restaurantId, work) as Promise<Awaited<ReturnType<PictureWork[K]>>>;
}

function ask(message: Asked): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  tell({ asked: message, tries: 0, resolve, reject });
  return promise;
}

function tell(work: Pick<Waiting, 'asked' | 'tries' | 'resolve' | 'reject'>): void {
  running ??= start();
  const { child, waiting } = running;
  clearTimeout(idle);
  child.ref();
  child.channel?.ref();
  const { id } = work.asked;
  waiting.set(id, { ...work, tries: work.tries + 1, isLate: false, late: endLater(child, waiting, id, BEGIN_MS) });
  // If the child has just ended, its exit event rejects the promise.
  child.send(work.asked, () => {});
}

function endLater(child: ChildProcess, waiting: Running['waiting'], id: number, afterMs: number): NodeJS.Timeout {
  return setTimeout(() => {
    const late = waiting.get(id);
    if (late) late.isLate = true;
    child.kill('SIGKILL');
  }, afterMs);
}

function start(): Running {
  const child = fork(new URL('process/picture-worker.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
  });
  const started: Running = { child, waiting: new Map() };
  child.on('message', (told: Told) => {
    const { waiting } = started;
    const work = waiting.get(told.id);
    if (!work) return;
    clearTimeout(work.late);
    if ('hasBegun' in told) {
      work.late = endLater(child, waiting, told.id, DEADLINE_MS[work.asked.name]);
      return;
    }
    if ('isLate' in told) work.reject(busy());
    else if ('failure' in told) work.reject(new Error(told.failure));
    else work.resolve(told.answer);
    waiting.delete(told.id);
    if (waiting.size === 0) rest(child);
  });
  const fail = (why: string) => {
    if (running === started) running = undefined;
    const left = [...started.waiting.values()];
    started.waiting.clear();
    const isKnownWhy = left.some(({ isLate }) => isLate);
    for (const work of left) {
      clearTimeout(work.late);
      if (isKnownWhy && !work.isLate && work.tries < MAX_TRIES) tell(work);
      else if (isKnownWhy) work.reject(busy());
      else work.reject(new Error(`the process for pictures ${why}`));
    }
  };
  child.on('exit', (code, signal) => fail(`ended with ${signal ?? code}`));
  child.on('error', ({ message }) => fail(`cannot be asked: ${message}`));
  return started;
}

/** Of what took too long, or was ended too often for the sake of other work. */
function busy(): Refusal {
  return new Refusal(picturesRefusals.pictures_busy, { retryAfterMs: BEGIN_MS });
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
