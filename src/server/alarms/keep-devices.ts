import type { DeviceInput, StaffDevices } from '../../contract/staff/staff-alarms.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { toIso } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/database.ts';
import { isOutside } from '../platform/http/outside-address.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { pushesRefusals } from '../pushes/pushes.refusals.ts';
import type { Services } from '../services.ts';
import { alarmsRefusals } from './alarms.refusals.ts';
import { deleteDevice, devicesOf, findDevice, keepDevice } from './devices.repo.ts';
import { insertRings } from './rings.repo.ts';

const MAX_DEVICES = 30;

interface DeviceAct {
  restaurantId: string;
  userId: string;
}

/** The restaurant's devices, and the key with which a browser becomes one. */
export async function readDevices({ db, push }: Services, restaurantId: string): Promise<StaffDevices> {
  const rows = await devicesOf(db, restaurantId);
  return {
    publicKey: push.publicKey,
    devices: rows.map(({ id, name, who, endpoint_hash, created_at, rung_at, trouble }) => ({
      _id: id,
      name,
      who,
      fingerprint: endpoint_hash,
      addedAt: toIso(created_at),
      rungAt: toIso(rung_at),
      isInTrouble: trouble !== null,
    })),
  };
}

/** Rings a browser from now on. One that is known stays the same device, and becomes that of who adds it. */
export async function addDevice(services: Services, act: DeviceAct, input: DeviceInput): Promise<StaffDevices> {
  const { restaurantId, userId } = act;
  const { name, language, endpoint, keys } = input;
  if (!isOutside(endpoint, services.config.PUSHES_TO_PRIVATE_NETWORK)) {
    throw new Refusal(pushesRefusals.push_service_unknown);
  }
  const now = services.clock();
  const endpoint_hash = sha256(endpoint);
  await inTransaction(services.db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const known = await devicesOf(tx, restaurantId);
    const isNew = !known.some((device) => device.endpoint_hash === endpoint_hash);
    if (isNew && known.length >= MAX_DEVICES) {
      throw new Refusal(alarmsRefusals.too_many_devices, { values: { max: MAX_DEVICES } });
    }
    const row = { restaurant_id: restaurantId, id: newId(), user_id: userId, name, language, endpoint, endpoint_hash };
    await keepDevice(tx, { ...row, ...keys, created_at: now });
    if (isNew) await recordChange(tx, { ...act, now }, { ...CHANGE, subjectId: row.id, before: null, after: { name } });
  });
  return readDevices(services, restaurantId);
}

/** Rings a device no more, and drops what was to reach it. */
export async function removeDevice(services: Services, act: DeviceAct & { id: string }): Promise<void> {
  const { restaurantId, userId, id } = act;
  const now = services.clock();
  await inTransaction(services.db, async (tx) => {
    const device = await findDevice(tx, act);
    if (!device || !(await deleteDevice(tx, act))) throw new Refusal(commonRefusals.not_found);
    const { name } = device;
    await recordChange(tx, { restaurantId, userId, now }, { ...CHANGE, subjectId: id, before: { name }, after: null });
  });
}

/** Has a device ring, to show that it does. */
export async function testDevice(services: Services, act: { restaurantId: string; id: string }): Promise<void> {
  const now = services.clock();
  await inTransaction(services.db, async (tx) => {
    if (!(await findDevice(tx, act))) throw new Refusal(commonRefusals.not_found);
    await insertRings(tx, [{ restaurantId: act.restaurantId, deviceId: act.id, orderIds: null, now }]);
  });
}

const CHANGE = { action: 'alarm_devices', subject: 'device' } as const;
