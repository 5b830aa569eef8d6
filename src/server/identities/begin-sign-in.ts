import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { accountRefusals } from '../accounts/accounts.refusals.ts';
import { limitStrangers } from '../accounts/limit-strangers.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { identitiesRefusals as refusals } from './identities.refusals.ts';
import { insertSignIn } from './sign-ins-under-way.repo.ts';

/** From the button until the restaurant has what came back. */
const VALID_MS = 10 * MINUTE;
/** Begun an hour: from one network, and at one restaurant. */
const MOST = { fromNetwork: 120, atRestaurant: 30_000 };

interface Beginning {
  provider: SignInProvider;
  restaurantId: string;
  network: string;
  /** Of the page where it begins: it comes back there, and nowhere else. */
  origin: string;
  redirect: string | null;
  /** The secret of the browser's cookie. */
  browser: string;
  /** The account to be connected; null: to sign in. */
  userId: string | null;
}

/** Begins a sign-in with a provider and returns the address of its page. */
export async function beginSignIn(services: Services, beginning: Beginning): Promise<string> {
  const { db, clock, config, log } = services;
  const { provider, restaurantId, network, origin, redirect, browser, userId } = beginning;
  const port = services.signIn.get(provider);
  if (!port) throw new Refusal(refusals.provider_not_offered);
  const now = clock();
  if (config.RATE_LIMITS) {
    const refusal = accountRefusals.too_many_attempts;
    await limitStrangers(db, {
      ...{ what: 'provider sign-ins', restaurantId, network, most: MOST },
      ...{ withinMs: 60 * MINUTE, refusal, now },
    });
  }
  const secrets = port.newSecrets();
  const address = await port.address(secrets).catch((err: unknown) => {
    log.warn({ err, provider }, 'a sign-in provider could not be asked');
    throw new Refusal(refusals.provider_unreachable);
  });
  await insertSignIn(db, {
    ...{ state_hash: sha256(secrets.state), restaurant_id: restaurantId, provider, origin, redirect },
    ...{ browser_hash: sha256(browser), nonce: secrets.nonce, verifier: secrets.verifier, user_id: userId },
    expires_at: now + VALID_MS,
  });
  return address;
}
