const AT_ONCE = 2;

let busy = 0;
const waiting: (() => void)[] = [];

/** Runs work with pictures, at most two pieces at a time, so that cores stay free for requests. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < AT_ONCE) busy++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}
