import { useId } from 'react';
import { MAX } from '../../../../domain/limits.ts';
import { ORDER_TYPE, ORDER_TYPES, type OrderType, offersType } from '../../../../domain/orders/order-types.ts';
import { isPostcodeFirst } from '../../../../domain/people/postcode.ts';
import { useMessages } from '../../../app/app-context.ts';
import { addressLine } from '../../../features/addresses/address-fields.ts';
import { RadioCard } from '../../../ui/fields/radio-card.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import { AddressPoint } from './address-point.tsx';
import styles from './handover-panel.module.css';
import { HandoverTime } from './handover-time.tsx';
import { addressFrom, type DraftAddress, phoneMethods } from './phone-draft.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** How and when the order leaves: delivery with its address, or pickup. */
export function HandoverPanel({ order }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const board = useMessages('board');
  const { draft, change, restaurant } = order;

  function setType(orderType: OrderType): void {
    const methods = phoneMethods(restaurant, orderType);
    const paymentMethod = methods.find((method) => method === draft.paymentMethod) ?? methods[0] ?? null;
    change({ orderType, paymentMethod, scheduledAt: null });
  }

  return (
    <Panel step={3} title={t('how')}>
      <div className={styles.stack}>
        <Segmented
          label={t('how')}
          name="orderType"
          value={draft.orderType}
          onChange={setType}
          options={ORDER_TYPES.map((type) => ({
            value: type,
            label: board(ORDER_TYPE[type].word),
            icon: ORDER_TYPE[type].icon,
            disabled: !offersType(type, restaurant.deliverySettings),
          }))}
        />
        {ORDER_TYPE[draft.orderType].hasAddress && <Address order={order} />}
        <HandoverTime order={order} />
      </div>
    </Panel>
  );
}

function Address({ order }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const words = useMessages('addresses');
  const sentences = useMessages('fields');
  const { draft, change, faults } = order;
  const { address } = draft;
  const known = order.caller?.addresses ?? [];
  const name = useId();
  const isKnown = (each: DraftAddress) => each.street === address.street && each.postalCode === address.postalCode;
  const control = (field: 'street' | 'city' | 'postalCode' | 'note') => ({
    label: words(field),
    value: address[field],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ address: { ...address, [field]: currentTarget.value, ...(field !== 'note' && { point: null }) } }),
  });
  const error = (field: 'street' | 'city' | 'postalCode') => (faults[field] ? sentences(faults[field]) : null);
  const isTownFirst = !isPostcodeFirst(address.country);
  const town = <LimitedField key="city" {...control('city')} limit={MAX.city} error={error('city')} />;
  const postcode = (
    <LimitedField key="postalCode" {...control('postalCode')} limit={MAX.postcode} error={error('postalCode')} />
  );
  return (
    <>
      {known.length > 1 && (
        <fieldset className={styles.known}>
          <legend className="visually-hidden">{t('address')}</legend>
          {known.map((each) => (
            <RadioCard
              key={addressLine(each)}
              name={name}
              title={addressLine(each)}
              checked={isKnown(addressFrom(each))}
              onChange={() => change({ address: addressFrom(each) })}
            />
          ))}
          <RadioCard
            name={name}
            title={t('other_address')}
            checked={!known.some((each) => isKnown(addressFrom(each)))}
            onChange={() => change({ address: { ...address, street: '', postalCode: '', note: '', point: null } })}
          />
        </fieldset>
      )}
      <LimitedField {...control('street')} limit={MAX.street} error={error('street')} />
      <div className={styles.pair} data-town-first={isTownFirst || undefined}>
        {isTownFirst ? [town, postcode] : [postcode, town]}
      </div>
      <AddressPoint order={order} />
      <LimitedField {...control('note')} optional={words('optional')} limit={MAX.deliveryNote} />
    </>
  );
}
