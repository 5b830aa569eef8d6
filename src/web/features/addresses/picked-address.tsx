import { useId } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { type AddressFields, addressLine } from './address-fields.ts';
import styles from './address-form.module.css';

/** An address that was found, in one line, and the way back to its inputs. */
export function PickedAddress({ fields, onChange }: { fields: AddressFields; onChange(): void }) {
  const t = useMessages('addresses');
  const lineId = useId();
  return (
    <div className={styles.picked}>
      <Icon name="map-pin" />
      <span id={lineId}>{addressLine(fields)}</span>
      <Button variant="text" size="sm" aria-describedby={lineId} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
