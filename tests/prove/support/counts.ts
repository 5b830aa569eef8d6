/** `npm run prove` proves with the full counts, `npm test` with few of them (DECISIONS, settled 20). */
export const isFull = process.env['PROVE'] === 'full';

export const counts = {
  writers: 32,
  sqlite: isFull ? { kills: 50, orders: 2000 } : { kills: 3, orders: 100 },
  postgresServer: isFull ? { kills: 25, orders: 1000 } : { kills: 2, orders: 60 },
  postgresDatabase: isFull ? { kills: 25, orders: 1000 } : { kills: 2, orders: 60 },
  payments: isFull ? { kills: 25, orders: 2000 } : { kills: 3, orders: 66 },
  /** Until nothing more is to come of payments, on a machine that others use too. */
  settledWithinMs: (isFull ? 20 : 4) * 60_000,
  kitchen: isFull ? { kills: 20, orders: 640 } : { kills: 2, orders: 48 },
  couriers: isFull ? { kills: 20, orders: 400 } : { kills: 2, orders: 24 },
  guests: isFull ? { kills: 25, orders: 2000 } : { kills: 3, orders: 128 },
  /** How often each race of promises 3 and 4 is run. */
  races: isFull ? 10 : 1,
};

/** Until the server is ready again after a kill. A promise in full; in `npm test` other tests keep the machine busy. */
export const READY_WITHIN_MS = isFull ? 5000 : 30_000;
