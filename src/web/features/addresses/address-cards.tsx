import type { Address } from '../../../contract/accounts/addresses.ts';
import { useMessages } from '../../app/app-context.ts';
import type { Elements } from '../../ui/content.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { Tag } from '../../ui/signs/chip.tsx';
import styles from './address-cards.module.css';
import { addressLine } from './address-fields.ts';

export interface AddressCardsProps {
  addresses: readonly Address[];
  /** null: none is chosen. */
  chosenId: string | null;
  onChoose(addressId: string): void;
  /** Buttons on a card. */
  actions?(address: Address): Elements;
}

/** A choice of saved addresses. Needs the messages `addresses`, and a fieldset around it that names the choice. */
export function AddressCards({ addresses, chosenId, onChoose, actions }: AddressCardsProps) {
  const t = useMessages('addresses');
  return (
    <div className={styles.cards}>
      {addresses.map((address) => (
        <RadioCard
          key={address._id}
          name="savedAddress"
          checked={address._id === chosenId}
          onChange={() => onChoose(address._id)}
          title={
            <span className={styles.title}>
              <span>{address.label}</span>
              {address.isDefault && <Tag>{t('default')}</Tag>}
            </span>
          }
          description={addressLine(address)}
          actions={actions?.(address)}
        />
      ))}
    </div>
  );
}
