/** Pauses (ms) between tries on a line that loses files. They double, and what fails after the last of them is gone for good. */
const FIRST_PAUSE = 2000;
const LAST_PAUSE = 8000;
/** No pause is longer, where it is tried for ever: somebody waits. */
const LONGEST_PAUSE = 16_000;

/** Tries again when the connection is back, and with a connection after growing pauses: for ever where the `last` is `Infinity`. */
export async function whenOnline<T>(load: () => Promise<T>, last = LAST_PAUSE, pause = FIRST_PAUSE): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine && pause > last) throw error;
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      if (navigator.onLine) setTimeout(resolve, pause);
    });
    return whenOnline(load, last, Math.min(pause * 2, LONGEST_PAUSE));
  }
}
