import { useState } from 'react';
import { updateProfile } from '../../../../contract/endpoints/customers.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { isCheckoutPhone, plainPhone } from '../../../../domain/people/phone.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCheckout } from '../checkout-context.ts';
import { storeCheckoutUser } from '../checkout-info.ts';
import { GAP_BLOCK } from '../gaps.ts';
import styles from './phone-field.module.css';

/** The number the restaurant or its driver may call (specification section 5, "Checkout"). */
export function PhoneField() {
  const app = useApp();
  const t = useMessages('checkout');
  const sentences = useMessages('fields');
  const { checkout, draft, user, change } = useCheckout();
  const [wasLeft, setLeft] = useState(false);
  const phone = plainPhone(draft.phone);
  const isValid = isCheckoutPhone(phone);
  const isKept = !user.isGuest;
  const hasRider = ORDER_TYPE[checkout.orderType].hasAddress;
  const keepsAddress = hasRider && draft.address.kind === 'new';

  /** Saves only a valid number that differs from the profile's, and only if the customer wants that (specification section 5). */
  async function save(isWanted: boolean): Promise<void> {
    if (!isKept || !isWanted || !isValid || phone === user.phoneNumber) return;
    const result = await app.api.call(updateProfile, { body: { phoneNumber: phone }, quiet: true });
    if (result.ok) {
      storeCheckoutUser(app, result.data.data.user);
      app.snackbar.show(t('phone_saved'), { tone: 'success' });
    } else {
      const message = result.failure.kind === 'problem' ? result.failure.problem.message : '';
      app.snackbar.show(message || t('phone_not_saved'), { tone: 'error' });
    }
  }

  function error(): string | null {
    if (isValid) return null;
    if (draft.isChecked) return sentences(phone ? 'phone_invalid' : 'phone_required');
    return wasLeft && phone ? t('phone_pattern') : null;
  }

  return (
    <div id={GAP_BLOCK.phone} className={styles.phone}>
      <TextField
        label={t('contact_phone')}
        icon="phone"
        type="tel"
        name="contactPhone"
        autoComplete="tel"
        required
        maxLength={60}
        value={draft.phone}
        error={error()}
        onChange={(event) => change({ type: 'set', values: { phone: event.currentTarget.value } })}
        {...(!isKept && {
          hint: t(hasRider ? 'guest_phone_hint' : 'guest_phone_hint_pickup'),
          enterKeyHint: 'next' as const,
        })}
        onBlur={() => {
          setLeft(true);
          void save(draft.savesPhone);
        }}
      />
      {isKept && (
        <Switch
          name="savesPhone"
          checked={draft.savesPhone}
          onChange={(event) => {
            change({ type: 'set', values: { savesPhone: event.currentTarget.checked } });
            void save(event.currentTarget.checked);
          }}
        >
          <span className="muted small">{t(keepsAddress ? 'save_phone_and_address' : 'save_phone')}</span>
        </Switch>
      )}
    </div>
  );
}
