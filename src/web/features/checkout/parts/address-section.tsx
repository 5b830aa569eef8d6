import { lazy, Suspense, useState } from 'react';
import type { Address } from '../../../../contract/accounts/addresses.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { Skeleton } from '../../../ui/signs/skeleton.tsx';
import type { AddressCardsProps } from '../../addresses/address-cards.tsx';
import { addressInputOf } from '../../addresses/address-fields.ts';
import { defaultAddressOf, withAddress } from '../../addresses/saved-addresses.ts';
import { useCheckout } from '../checkout-context.ts';
import { storeCheckoutUser } from '../checkout-info.ts';
import { GAP_BLOCK } from '../gaps.ts';
import { tooFarText } from '../too-far-text.ts';
import styles from './address-section.module.css';

// Lazy: with the schema and the search they are as large as the rest of the page, and most orders go to a saved address.
const AddressForm = lazy(() =>
  import('../../addresses/address-form.tsx').then((file) => ({ default: file.AddressForm })),
);
const AddressDialog = lazy(() =>
  import('../../addresses/address-dialog.tsx').then((file) => ({ default: file.AddressDialog })),
);
const LazyAddressCards = lazyPart<AddressCardsProps>(() =>
  import('../../addresses/address-cards.tsx').then((file) => file.AddressCards),
);
const LazyCustomerNotes = lazyPart(() => import('./customer-notes.tsx').then((file) => file.CustomerNotes));
const LazyPhoneField = lazyPart(() => import('./phone-field.tsx').then((file) => file.PhoneField));
const LazyZonePlace = lazyPart(() => import('./zone-place.tsx').then((file) => file.ZonePlace));
const LazyPickupPlace = lazyPart(() => import('./pickup-place.tsx').then((file) => file.PickupPlace));

/** The delivery address or the place of pickup, and the contact phone. */
export function AddressSection() {
  const t = useMessages('checkout');
  const { checkout, user, draft, change } = useCheckout();
  const delivers = ORDER_TYPE[checkout.orderType].hasAddress;
  const isNew = draft.address.kind === 'new';
  const defaultAddressId = defaultAddressOf(user)?._id ?? null;
  const toggle = delivers && user.savedAddresses.length > 0 && (
    <Button
      variant="text"
      size="sm"
      before={isNew ? 'map-pin' : 'plus'}
      aria-expanded={isNew}
      className={styles.toggle}
      onClick={() => change({ type: 'new_address_toggled', defaultAddressId })}
    >
      {t(isNew ? 'use_saved' : 'new_address')}
    </Button>
  );
  return (
    <Panel title={t(delivers ? 'deliver_to' : 'pickup_from')} actions={toggle}>
      <div className={styles.stack}>
        {delivers ? <DeliveryAddress /> : <LazyPickupPlace />}
        {!user.isGuest && <LazyPhoneField />}
        <LazyCustomerNotes />
      </div>
    </Panel>
  );
}

function DeliveryAddress() {
  const app = useApp();
  const t = useMessages('checkout');
  const texts = useMessages('addresses');
  const { checkout, restaurant, user, draft, change } = useCheckout();
  const { gaps, address } = checkout;
  const [edited, setEdited] = useState<Address | null>(null);
  const isMissing = draft.isChecked && gaps.includes('saved_address');

  async function save(): Promise<boolean> {
    const input = addressInputOf(draft.newAddress);
    // It came with the form.
    const { saveAddress } = await import('../../addresses/address-form.tsx');
    const saved = await saveAddress(app, texts, { id: null, input, done: 'added_new', failed: 'failed_save' });
    if (!saved) return false;
    storeCheckoutUser(app, withAddress(user, saved));
    change({ type: 'new_address_saved', addressId: saved._id });
    // The form is removed, and with it the button that had the focus.
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`#${GAP_BLOCK.saved_address} input:checked`)?.focus();
    });
    return true;
  }

  return (
    <>
      {user.savedAddresses.length > 0 && (
        <fieldset id={GAP_BLOCK.saved_address} aria-describedby="checkout-address-error">
          <legend className="visually-hidden">{t('deliver_to')}</legend>
          <LazyAddressCards
            addresses={user.savedAddresses}
            chosenId={address?._id ?? null}
            onChoose={(addressId) => change({ type: 'address_chosen', addressId })}
            actions={(each) => (
              <IconButton icon="pencil" label={texts('edit', { label: each.label })} onClick={() => setEdited(each)} />
            )}
          />
          <FieldError id="checkout-address-error">{isMissing ? t('select_address') : null}</FieldError>
        </fieldset>
      )}
      {edited && (
        <Suspense>
          <AddressDialog
            address={edited}
            onClose={() => setEdited(null)}
            onSaved={(saved) => storeCheckoutUser(app, withAddress(user, saved))}
          />
        </Suspense>
      )}
      {draft.address.kind === 'new' && (
        <div id={GAP_BLOCK.new_address} className={styles.newAddress}>
          <h3>{t('new_address')}</h3>
          <Suspense fallback={<Skeleton shape="block" className={styles.form} />}>
            <AddressForm
              fields={draft.newAddress}
              onEdit={(fields) => change({ type: 'new_address_edited', fields })}
              isOpen={draft.newAddressIsOpen}
              onOpen={() => change({ type: 'set', values: { newAddressIsOpen: true } })}
              isChecked={draft.isNewTried}
              folds
              {...(!user.isGuest && { onSave: save })}
            />
          </Suspense>
        </div>
      )}
      {restaurant.deliverySettings.zones && <LazyZonePlace />}
      {(checkout.tooFar !== null || checkout.notThere) && <Alert tone="warning">{tooFarText(t, checkout)}</Alert>}
    </>
  );
}
