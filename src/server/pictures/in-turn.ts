const AT_ONCE = 2;

let busy = 0;
const waiting: (() => void)[] = [];

/** Does the heavy work with pictures two at a time, whoever asks: the rest of the machine serves customers. */
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
