import type { CourierRide } from '../../../../contract/staff/staff-couriers.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { zoneLabel } from '../../../../domain/zones/zone-label.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { mapAddress, printedAddress } from '../ticket/address-lines.ts';
import styles from './courier.module.css';

/** Where to, whom to call, what to collect, whom to ask for an ID, and what is in the bag. */
export function RideFacts({ ride }: { ride: CourierRide }) {
  const t = useMessages('courier');
  const tStatus = useMessages('statuses');
  const language = useLanguage();
  const { deliveryAddress: place, contactPhone, customerNotes, toCollect, currency, minimumAge, tip } = ride;
  const lines = place ? printedAddress(place) : [];
  const notes = [place?.deliveryInstructions, customerNotes].filter(Boolean);
  return (
    <>
      <p className={styles.collect} data-open={toCollect > 0}>
        {toCollect > 0 ? (
          <>
            <span>{t('collect')}</span>
            <b className="num">{money(toCollect, currency, language)}</b>
            <span className="small">{paymentMethodName(tStatus, ride.paymentMethod)}</span>
          </>
        ) : (
          <b>{t('collect_nothing')}</b>
        )}
        {tip !== undefined && toCollect === 0 && (
          <span className="small">{labelled(t('tip'), money(tip, currency, language), language)}</span>
        )}
      </p>
      {minimumAge !== undefined && <p className={styles.age}>{t('check_id', { age: minimumAge })}</p>}
      {place && (
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {(place.zone || place.road) && <span className="muted small">{zoneLabel(place, language)}</span>}
        </address>
      )}
      <p>{ride.customerName}</p>
      <div className={styles.ways}>
        {lines.length > 0 && (
          <a className={styles.way} target="_blank" rel="noreferrer" href={mapAddress(lines)}>
            <Icon name="map-pin" />
            <span>{t('map')}</span>
          </a>
        )}
        {contactPhone && (
          <a className={styles.way} href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <span className="num">{contactPhone}</span>
          </a>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <details>
        <summary>{t('bag', { count: ride.items.reduce((sum, { quantity }) => sum + quantity, 0) })}</summary>
        <ul className={styles.bag} lang={ride.lang}>
          {[...inBag(ride.items)].map(([name, quantity]) => (
            <li key={name}>
              <span className="num">{`${quantity} × `}</span>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** How many there are of each dish, whatever was chosen with it. */
function inBag(items: CourierRide['items']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, quantity } of items) counts.set(name, (counts.get(name) ?? 0) + quantity);
  return counts;
}
