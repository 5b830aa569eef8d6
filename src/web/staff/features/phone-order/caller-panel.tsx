import { useEffect, useEffectEvent, useRef } from 'react';
import { MAX } from '../../../../domain/limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './caller-panel.module.css';
import { LastOrders } from './last-orders.tsx';
import { addressFrom, draftAgain } from './phone-draft.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** The number first: who is known by it brings name, address and last orders. */
export function CallerPanel({ order, onRepeated }: { order: PhoneOrder; onRepeated(): void }) {
  const t = useMessages('phone-order');
  const sentences = useMessages('fields');
  const { draft, change, faults, caller, restaurant } = order;
  const phone = useRef<HTMLDivElement>(null);
  useEffect(() => phone.current?.querySelector('input')?.focus(), []);

  // What was typed by hand stays.
  const fill = useEffectEvent((found: typeof caller) => {
    if (!found) return;
    const [address] = found.addresses;
    change({
      name: draft.name || found.name,
      email: draft.email || (found.email ?? ''),
      ...(address && !draft.address.street && { address: addressFrom(address) }),
    });
  });
  // Once for each caller that is found.
  useEffect(() => fill(caller), [caller]);

  return (
    <Panel step={1} title={t('caller')}>
      <div className={styles.fields}>
        <div ref={phone}>
          <TextField
            label={t('phone')}
            icon="phone"
            type="tel"
            autoComplete="off"
            maxLength={60}
            hint={t('phone_hint')}
            value={draft.phone}
            error={faults.phone ? sentences(faults.phone) : null}
            onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
          />
        </div>
        <div role="status">
          {caller === null && <p className="muted">{t('unknown')}</p>}
          {caller && <p className={styles.known}>{t('known', { name: caller.name })}</p>}
        </div>
        {caller && (
          <LastOrders
            orders={caller.orders}
            repeat={(last) => {
              change(draftAgain(last, restaurant));
              onRepeated();
            }}
          />
        )}
        <div className={styles.pair}>
          <LimitedField
            label={t('name')}
            autoComplete="off"
            limit={MAX.name}
            value={draft.name}
            error={faults.name ? sentences(faults.name) : null}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <LimitedField
            label={t('email')}
            optional={useMessages('addresses')('optional')}
            type="email"
            autoComplete="off"
            limit={MAX.email}
            value={draft.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
        </div>
      </div>
    </Panel>
  );
}
