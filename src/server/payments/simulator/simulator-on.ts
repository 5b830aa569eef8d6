import type { Config } from '../../platform/config.ts';

/** Where the pages of simulated payments are, at the restaurant's own address. */
export const SIMULATOR_PATH = '/dev/pay';

/** Whether payments may be simulated: as PAYMENTS_SIMULATOR says; if that is unset, with NODE_ENV=development or in a demo on SQLite. */
export function isSimulatorOn(
  config: Pick<Config, 'PAYMENTS_SIMULATOR' | 'NODE_ENV' | 'DEMO' | 'DATABASE_URL'>,
): boolean {
  const { PAYMENTS_SIMULATOR, NODE_ENV, DEMO, DATABASE_URL } = config;
  return PAYMENTS_SIMULATOR ?? (NODE_ENV === 'development' || (DEMO && !DATABASE_URL));
}
