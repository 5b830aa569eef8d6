import { Icon } from '../../../ui/signs/icon.tsx';
import { addressLine } from '../../addresses/address-fields.ts';
import { useCheckout } from '../checkout-context.ts';
import styles from './pickup-place.module.css';

/** Where to pick the order up: the restaurant's own address. */
export function PickupPlace() {
  const { name, address } = useCheckout().restaurant;
  return (
    <div className={styles.place}>
      <span className={styles.mark}>
        <Icon name="store" />
      </span>
      <p>
        <b>{name}</b>
        <br />
        <span className="muted small">{addressLine({ ...address, postalCode: address.postcode })}</span>
      </p>
    </div>
  );
}
