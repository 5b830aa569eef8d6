import { useEffect, useEffectEvent, useState } from 'react';
import { checkDelivery } from '../../../../contract/endpoints/delivery-check.ts';
import { MAX } from '../../../../domain/limits.ts';
import { metresBetween } from '../../../../domain/zones/distance.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { kilometres } from '../../../app/format/kilometres.ts';
import { addressLine } from '../../../features/addresses/address-fields.ts';
import { isWholeAddress } from './phone-draft.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** Typing has paused for so long. */
const PAUSE_MS = 700;

/** Where zones are measured: finds the place of the address by itself, and says how far that is. */
export function AddressPoint({ order }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const language = useLanguage();
  const { api } = useApp();
  const { draft, change, restaurant } = order;
  const { address } = draft;
  const { point = null } = address;
  const [lost, setLost] = useState('');
  const isMeasured = restaurant.deliverySettings.zones?.some(({ postcodes }) => !postcodes) ?? false;
  const text = addressLine(address);
  const sought = isMeasured && point === null && isWholeAddress(address) ? text : '';

  const find = useEffectEvent(async () => {
    const answer = await api.call(checkDelivery, { body: { text: sought.slice(0, MAX.addressSearch) }, quiet: true });
    const found = answer.ok ? answer.data.data.place?.coordinates : null;
    return found ?? null;
  });
  const take = useEffectEvent((of: string, found: [number, number] | null) => {
    // Something else has been typed meanwhile.
    if (of !== sought) return;
    if (found) change({ address: { ...address, point: found } });
    else setLost(of);
  });
  useEffect(() => {
    if (!sought) return;
    const timer = setTimeout(() => void find().then((found) => take(sought, found)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sought]);

  if (!isMeasured) return null;
  const from = restaurant.address.coordinates?.coordinates;
  const away = from && point ? t('away', { distance: kilometres(metresBetween(from, point), language) }) : '';
  return (
    <p role="status" className="muted small">
      {away || (sought && lost === sought ? t('place_unknown') : '')}
    </p>
  );
}
