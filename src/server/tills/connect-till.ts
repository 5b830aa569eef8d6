import type { Till, TillConnectInput } from '../../contract/staff/staff-till.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { paymentAccountRefusals } from '../payments/payment-account.refusals.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';
import { type HubRise, hubRiseOf } from './hubrise/ask-hubrise.ts';
import { endGrant, type Grant, grantPage, takeGrant } from './hubrise/hubrise-oauth.ts';
import { hubRisePort } from './hubrise/hubrise-port.ts';
import { sealedFor } from './open-till.ts';
import { readTill, SHOWN_FOR_MS } from './read-till.ts';
import { keepTillMenu } from './till-menus.repo.ts';
import { TillError } from './till-port.ts';
import { tillsRefusals as refusals } from './tills.refusals.ts';
import { deleteTill, findTill, isLocationTaken, keepTill, type TillRow, tryAllAgain } from './tills.repo.ts';

/** The office's page with the till, to which HubRise leads back. */
const OFFICE_PATH = '/staff/restaurant/webhooks';
export const TILL_EVENTS_PATH = '/api/v1/till/events';
const STATE_VALID_MS = 10 * MINUTE;

type Act = Omit<StaffAct, 'userId'> & { userId: string; tenant: Pick<Tenant, 'id' | 'slug'> };

/** The page on which an owner grants it. The state that comes back is good for them, at this restaurant, for ten minutes. */
export async function openTillPage(services: Services, { tenant, userId, now }: Act): Promise<string> {
  const hubRise = await requireHubRise(services, tenant.id);
  const state = services.payments.seal(stateFor(tenant.id, userId), String(now + STATE_VALID_MS));
  const returnUrl = `${await publicAddress(services, tenant)}${OFFICE_PATH}`;
  return grantPage(hubRise, { returnUrl, state });
}

/** Connects the restaurant with the location that its owner has chosen. Throws a `Refusal` that says what is wrong. */
export async function connectTill(services: Services, act: Act, { code, state }: TillConnectInput): Promise<Till> {
  const { restaurantId, tenant, now } = act;
  const hubRise = await requireHubRise(services, restaurantId);
  if (!isStateValid(services, act, state)) throw new Refusal(refusals.till_not_granted);
  const grant = await orRefuse(() => takeGrant(hubRise, code));
  if (await isLocationTaken(services.db, grant.location_id, restaurantId)) throw new Refusal(refusals.till_taken);
  const eventsUrl = `${await publicAddress(services, tenant)}${TILL_EVENTS_PATH}`;
  await orRefuse(() => hubRisePort(hubRise, grant.access_token).listen(eventsUrl));
  const row: TillRow = {
    ...{ restaurant_id: restaurantId, ...namesOf(grant), created_at: now, failed_at: null, last_error: null },
    token_sealed: services.payments.seal(sealedFor(restaurantId), grant.access_token),
  };
  await inTransaction(services.db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const before = await findTill(tx, restaurantId);
    await keepTill(tx, row);
    await keepTillMenu(tx, restaurantId, menuOf(grant, now));
    await tryAllAgain(tx, restaurantId, { now, since: now - SHOWN_FOR_MS });
    await recordChange(tx, act, {
      ...{ action: 'till_connected', subject: 'restaurant', subjectId: restaurantId },
      ...{ before: before ? inWords(before) : null, after: inWords(row) },
    });
  });
  return readTill(services, restaurantId);
}

/** Sends no more orders there, forgets what waits, and ends the token. Where HubRise does not answer, its owner ends it there. */
export async function disconnectTill(services: Services, act: Act): Promise<Till> {
  const { restaurantId } = act;
  const gone = await inTransaction(services.db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const before = await findTill(tx, restaurantId);
    if (!before) return null;
    await deleteTill(tx, restaurantId);
    await recordChange(tx, act, {
      ...{ action: 'till_disconnected', subject: 'restaurant', subjectId: restaurantId },
      ...{ before: inWords(before), after: null },
    });
    return before;
  });
  const hubRise = hubRiseOf(services.config);
  if (gone && hubRise) {
    await endGrant(hubRise, services.payments.unseal(sealedFor(restaurantId), gone.token_sealed)).catch(
      (err: unknown) => services.log.warn({ err, restaurantId }, 'the token of a till could not be ended'),
    );
  }
  return readTill(services, restaurantId);
}

/** Tries at once what waits, and what was given up. */
export async function tryTillAgain(services: Services, { restaurantId, now }: Act): Promise<Till> {
  await inTransaction(services.db, (tx) => tryAllAgain(tx, restaurantId, { now, since: now - SHOWN_FOR_MS }));
  return readTill(services, restaurantId);
}

async function requireHubRise({ config, db }: Services, restaurantId: string): Promise<HubRise> {
  const hubRise = hubRiseOf(config);
  if (!hubRise) throw new Refusal(refusals.tills_not_offered);
  if (config.DATABASE_URL && !config.PAYMENTS_SECRET) throw new Refusal(paymentAccountRefusals.payments_secret_missing);
  // Amounts have two decimals there.
  if (decimalsOf(await currencyOf(db, restaurantId)) > 2) throw new Refusal(refusals.till_currency);
  return hubRise;
}

async function orRefuse<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isRefused = error instanceof TillError && error.status === 400;
    throw new Refusal(isRefused ? refusals.till_not_granted : refusals.till_unreachable);
  }
}

const stateFor = (restaurantId: string, userId: string) => `till-state ${restaurantId} ${userId}`;

function isStateValid({ payments }: Services, { tenant, userId, now }: Act, state: string): boolean {
  try {
    return Number(payments.unseal(stateFor(tenant.id, userId), state)) > now;
  } catch {
    return false;
  }
}

function namesOf({ location_id, location_name, account_name }: Grant) {
  return { location_id, location_name: location_name ?? location_id, account_name: account_name ?? 'HubRise' };
}

/** The catalogue that its owner has chosen; null: an older HubRise names none. */
function menuOf({ catalog_id, catalog_name, location_id }: Grant, now: number) {
  return catalog_id ? { id: catalog_id, name: catalog_name ?? location_id, now } : null;
}

/** As the history names it. */
const inWords = ({ account_name, location_name }: TillRow) => ({ till: `${account_name} · ${location_name}` });
