import type { KitchenDevice, Pairing, Station, StationInput } from '../../contract/staff/staff-stations.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import * as repo from '../cooking/stations.repo.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { toIso } from '../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { newId, newOrderNumber, sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import type { Services } from '../services.ts';
import { stationsRefusals as refusals } from './stations.refusals.ts';

const MAX_STATIONS = 20;
const MAX_DEVICES = 20;
/** How long a code can be entered. */
const CODE_LIFE = 10 * MINUTE;

/** The restaurant's stations with their devices, as the office shows them. */
export async function readStations(db: Db, restaurantId: string): Promise<Station[]> {
  const devices = await repo.kitchenDevicesOf(db, restaurantId);
  return (await repo.stationsOf(db, restaurantId)).map(({ id, ...station }) => ({
    _id: id,
    ...station,
    devices: devices.filter(({ station_id }) => station_id === id).map(presentDevice),
  }));
}

export function addStation(services: Services, act: StaffAct, input: StationInput): Promise<Station[]> {
  return changeStations(services, act, async (tx) => {
    const { length } = await repo.stationsOf(tx, act.restaurantId);
    if (length >= MAX_STATIONS) throw new Refusal(refusals.too_many_stations, { values: { max: MAX_STATIONS } });
    const row = { restaurant_id: act.restaurantId, id: newId(), created_at: act.now };
    const columns = await columnsOf(tx, act, input);
    refuseFields({
      ...(fromJson(columns.categories).length < input.categoryIds.length && { categoryIds: 'not_here' }),
      ...(fromJson(columns.products).length < input.productIds.length && { productIds: 'not_here' }),
      ...(fromJson(columns.option_values).length < input.valueIds.length && { valueIds: 'not_here' }),
    });
    await repo.insertStation(tx, { ...row, ...columns });
  });
}

export function changeStation(
  services: Services,
  act: StaffAct & { id: string },
  input: StationInput,
): Promise<Station[]> {
  return changeStations(services, act, async (tx) =>
    requireFound(await repo.updateStation(tx, act, await columnsOf(tx, act, input))),
  );
}

export function removeStation(services: Services, act: StaffAct & { id: string }): Promise<Station[]> {
  return changeStations(services, act, async (tx) => requireFound(await repo.deleteStation(tx, act)));
}

/** Adds a device to a station. The code that pairs it is known only to this answer. */
export async function addKitchenDevice(
  services: Services,
  act: StaffAct & { id: string },
  name: string,
): Promise<Pairing> {
  const { restaurantId, id: stationId, now } = act;
  const code = newOrderNumber();
  const until = now + CODE_LIFE;
  const stations = await changeStations(services, act, async (tx) => {
    requireFound((await repo.stationsOf(tx, restaurantId)).some(({ id }) => id === stationId));
    const { length } = await repo.kitchenDevicesOf(tx, restaurantId);
    if (length >= MAX_DEVICES) throw new Refusal(refusals.too_many_kitchen_devices, { values: { max: MAX_DEVICES } });
    await repo.insertKitchenDevice(tx, {
      ...{ restaurant_id: restaurantId, id: newId(), station_id: stationId, name, created_at: now },
      ...{ code_hash: sha256(code), code_until: until, token_hash: null, seen_at: null },
    });
  });
  return { stations, code, until: toIso(until) };
}

/** Takes a device's rights away at once, or a code that nobody has entered yet. */
export async function revokeKitchenDevice(services: Services, act: StaffAct & { id: string }): Promise<Station[]> {
  const stations = await changeStations(services, act, async (tx) =>
    requireFound(await repo.deleteKitchenDevice(tx, act)),
  );
  services.live.endKitchenDevice(act.id);
  return stations;
}

/** Runs a change of the stations and records it. Returns them as they are then. */
async function changeStations(services: Services, act: StaffAct, work: (tx: Tx) => Promise<void>): Promise<Station[]> {
  const { restaurantId } = act;
  const stations = await inTransaction(services.db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const before = await readStations(tx, restaurantId);
    await work(tx);
    const after = await readStations(tx, restaurantId);
    await recordChange(tx, act, {
      ...{ action: 'stations', subject: 'restaurant', subjectId: restaurantId },
      before: { stations: before.map(inHistory) },
      after: { stations: after.map(inHistory) },
    });
    return after;
  });
  services.live.tellKitchen(restaurantId);
  return stations;
}

/** A station and its devices in one line of the history. */
function inHistory({ name, categoryIds, productIds, valueIds, devices }: Station): string {
  return [name, categoryIds.length + productIds.length + valueIds.length, ...devices.map((device) => device.name)].join(
    ' · ',
  );
}

function presentDevice({ id, name, token_hash, seen_at }: repo.KitchenDeviceRow): KitchenDevice {
  return { _id: id, name, isPaired: token_hash !== null, seenAt: toIso(seen_at) };
}

/** What the restaurant does not have, or no longer since the station was made, is left out. */
async function columnsOf(tx: Tx, { restaurantId }: StaffAct, input: StationInput) {
  const here = async (table: 'categories' | 'products' | 'option_values', ids: string[]) => {
    if (ids.length === 0) return [];
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('restaurant_id', '=', restaurantId)
      .where('id', 'in', ids)
      .execute();
    return ids.filter((id) => rows.some((row) => row.id === id));
  };
  return {
    name: input.name,
    categories: toJson(await here('categories', input.categoryIds)),
    products: toJson(await here('products', input.productIds)),
    option_values: toJson(await here('option_values', input.valueIds)),
  };
}

function requireFound(isFound: boolean): void {
  if (!isFound) throw new Refusal(commonRefusals.not_found);
}
