import { readJson, writeJson } from '../../../app/storage/storage.ts';
import { createStore } from '../../../app/storage/store.ts';

/** A line that was done here. */
export interface Recent {
  orderId: string;
  position: number;
  /** "#17". */
  called: string;
  dish: string;
  /** ISO 8601. */
  at: string;
}

/** How many can be called back. */
const MOST = 20;
const KEPT = 'kitchenRecent';

/** What was done last on this device, the latest first. */
export const recentBumps = createStore<readonly Recent[]>(readJson<Recent[]>(KEPT) ?? []);

export function noteBump(bump: Recent): void {
  keep([bump, ...without(bump)].slice(0, MOST));
}

export function forgetBump(bump: Pick<Recent, 'orderId' | 'position'>): void {
  keep(without(bump));
}

function without({ orderId, position }: Pick<Recent, 'orderId' | 'position'>): Recent[] {
  return recentBumps.get().filter((each) => each.orderId !== orderId || each.position !== position);
}

function keep(recent: readonly Recent[]): void {
  recentBumps.set(recent);
  writeJson(KEPT, recent);
}
