import { createStore } from '../storage/store.ts';

/** How many changes are under way; the overlay shows after 250 ms (DESIGN, "Shell"). */
export const changesUnderWay = createStore(0);

export function createBusy() {
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      changesUnderWay.set(changesUnderWay.get() + 1);
      try {
        return await work();
      } finally {
        changesUnderWay.set(changesUnderWay.get() - 1);
      }
    },
  };
}
