import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/database.ts';
import { paymentsSecret } from '../platform/ids/secrets.ts';
import { findAccount, type PaymentAccountRow } from './payment-accounts.repo.ts';
import type { PaymentPort } from './payment-port.ts';
import { seal, unseal } from './seal.ts';
import type { Simulator } from './simulator/simulator.ts';
import { isSimulatorOn, SIMULATOR_PATH } from './simulator/simulator-on.ts';

/** A restaurant's account, opened. */
export interface OpenedAccount {
  account: PaymentAccountRow;
  port: PaymentPort;
}

/** The way to the providers of payments. */
export interface Payments {
  /** null: the restaurant has no account, and takes no payments. */
  of(restaurantId: string): Promise<OpenedAccount | null>;
  open(account: Pick<PaymentAccountRow, 'provider'>, key: string): Promise<PaymentPort>;
  seal(restaurantId: string, text: string): string;
  unseal(restaurantId: string, sealed: string): string;
  /** The simulator of this process; throws where it is not allowed. */
  simulator(): Promise<Simulator>;
  /** Carries out at once what transactions have asked for. Replaced by `main.ts`. */
  wake(): void;
}

/** Loads Stripe's SDK, which is large, only when a restaurant has an account. */
export function createPayments(db: Db, config: Config, clock: Clock): Payments {
  const ports = new Map<string, PaymentPort>();
  let simulated: Promise<Simulator> | undefined;

  async function startSimulator(): Promise<Simulator> {
    if (!isSimulatorOn(config)) throw new Error('no payments are simulated here (PAYMENTS_SIMULATOR)');
    const { Simulator } = await import('./simulator/simulator.ts');
    return new Simulator({ file: join(config.DATA_DIR, 'payments-simulator.json'), pages: SIMULATOR_PATH, clock });
  }

  const payments: Payments = {
    async of(restaurantId) {
      const account = await findAccount(db, restaurantId);
      if (!account) return null;
      const known = ports.get(account.key_sealed);
      const port = known ?? (await payments.open(account, payments.unseal(restaurantId, account.key_sealed)));
      ports.set(account.key_sealed, port);
      return { account, port };
    },
    async open({ provider }, key) {
      const { stripePort } = await import('./stripe/stripe-port.ts');
      if (provider === 'stripe') return stripePort(key, { url: config.STRIPE_URL });
      const { simulatorClient } = await import('./simulator/simulator-client.ts');
      return stripePort(key, { httpClient: simulatorClient(await payments.simulator()) });
    },
    seal: (restaurantId, text) => seal(paymentsSecret(config), restaurantId, text),
    unseal: (restaurantId, sealed) => unseal(paymentsSecret(config), restaurantId, sealed),
    simulator() {
      simulated ??= startSimulator();
      return simulated;
    },
    wake() {},
  };
  return payments;
}
