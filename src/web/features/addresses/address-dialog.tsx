import { useState } from 'react';
import type { Address } from '../../../contract/accounts/addresses.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type AddressFields, addressInputOf, fieldsOf } from './address-fields.ts';
import { AddressForm } from './address-form.tsx';
import { type AddressTexts, saveAddress } from './save-address.ts';

interface AddressDialogProps {
  /** A saved address to change, or the initial fields of a new one. */
  address: Address | AddressFields;
  /** Fields that were typed before and not saved: shown instead of the saved ones. */
  typed?: AddressFields | undefined;
  /** Called with the fields after each edit. */
  onEdit?(fields: AddressFields): void;
  /** The messages after saving. */
  texts?: AddressTexts;
  onClose(): void;
  onSaved(address: Address): void;
}

const CHANGED: AddressTexts = { done: 'updated', failed: 'failed_update' };

/** Adds or changes a saved address without leaving the page. Needs the sections `addresses` and `fields`. */
export function AddressDialog({ address, typed, onEdit, texts = CHANGED, onClose, onSaved }: AddressDialogProps) {
  const app = useApp();
  const t = useMessages('addresses');
  const known = '_id' in address ? address : null;
  const [fields, setFields] = useState(() => typed ?? (known ? fieldsOf(known) : (address as AddressFields)));
  const [isOpen, setOpen] = useState(known !== null || typed !== undefined);

  function edit(changed: AddressFields): void {
    setFields(changed);
    onEdit?.(changed);
  }

  async function save(): Promise<boolean> {
    const input = { ...addressInputOf(fields), ...(known && { isDefault: known.isDefault }) };
    const saved = await saveAddress(app, t, { id: known?._id ?? null, input, ...texts });
    if (!saved) return false;
    onSaved(saved);
    onClose();
    return true;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={known ? t('edit', { label: known.label }) : t('add_title')}
      closeLabel={t('close')}
    >
      <AddressForm
        fields={fields}
        onEdit={edit}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        isChecked={false}
        onSave={save}
        savesByEnter
      />
    </Dialog>
  );
}
