import { useState } from 'react';
import type { Address } from '../../../contract/addresses.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { addressInputOf, fieldsOf } from './address-fields.ts';
import { AddressForm } from './address-form.tsx';
import { saveAddress } from './save-address.ts';

interface AddressDialogProps {
  address: Address;
  onClose(): void;
  onSaved(address: Address): void;
}

/** Changes a saved address without leaving the page. Needs the sections `addresses` and `fields`. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const app = useApp();
  const t = useMessages('addresses');
  const [fields, setFields] = useState(() => fieldsOf(address));

  async function save(): Promise<boolean> {
    const input = { ...addressInputOf(fields), isDefault: address.isDefault };
    const saved = await saveAddress(app, t, { id: address._id, input, done: 'updated', failed: 'failed_update' });
    if (!saved) return false;
    onSaved(saved);
    onClose();
    return true;
  }

  return (
    <Dialog open onClose={onClose} title={t('edit', { label: address.label })} closeLabel={t('close')}>
      <AddressForm fields={fields} onEdit={setFields} isOpen onOpen={() => {}} isChecked={false} onSave={save} />
    </Dialog>
  );
}
