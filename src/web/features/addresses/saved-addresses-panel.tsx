import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from '../../../contract/accounts/accounts.ts';
import type { Address } from '../../../contract/accounts/addresses.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { useUnsaved } from '../../app/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { PopoverMenu } from '../../ui/overlays/popover-menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { AddressCards } from './address-cards.tsx';
import { type AddressFields, emptyAddress } from './address-fields.ts';
import type { AddressTexts } from './save-address.ts';
import { defaultAddressOf, withAddress, withDefaultAddress } from './saved-addresses.ts';
import styles from './saved-addresses-panel.module.css';

const AddressDialog = lazy(() => import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog })));

const actions = () => import('./address-actions.ts');

const ADDED: AddressTexts = { done: 'added', failed: 'failed_add' };
const CHANGED: AddressTexts = { done: 'updated_successfully', failed: 'failed_update' };

interface Unsaved {
  /** The address with which the dialog was opened. */
  address: Address | AddressFields;
  fields: AddressFields;
}

interface SavedAddressesPanelProps {
  user: User;
  /** Called with the profile after a change. */
  onChange(user: User): void;
  /** Called when the profile must be fetched again, because the server has changed more of it. */
  onStale(): void;
}

/** Add, edit, delete, set default (specification section 2, "Profile"). Needs `profile`, `addresses` and `fields`. */
export function SavedAddressesPanel({ user, onChange, onStale }: SavedAddressesPanelProps) {
  const t = useMessages('profile');
  const country = useRestaurant()?.address?.country || DEFAULTS.country;
  const typed = useRef<Unsaved | null>(null);
  const unsaved = useUnsaved('address', () => typed.current);
  const [edited, setEdited] = useState<Address | AddressFields | null>(unsaved?.address ?? null);
  const add = useRef<HTMLButtonElement>(null);
  const app = useApp();
  const change = { app, t, user, onChange };

  function close(): void {
    typed.current = null;
    setEdited(null);
  }

  async function setDefault(id: string): Promise<void> {
    // Optimistic: shown before the file with the request is loaded.
    onChange(withDefaultAddress(user, id));
    await (await actions()).confirmDefault(change, id);
  }

  async function removeAndStay(address: Address): Promise<void> {
    // The button that had the focus is removed with the address.
    if (await (await actions()).forgetAddress(change, address, onStale)) add.current?.focus();
  }

  return (
    <Panel
      title={t('saved_addresses')}
      actions={
        <Button
          ref={add}
          variant="text"
          size="sm"
          before="plus"
          className={styles.add}
          onClick={() => setEdited(emptyAddress(country))}
        >
          {t('add_address')}
        </Button>
      }
    >
      {user.savedAddresses.length === 0 && <p className="muted">{t('no_addresses')}</p>}
      <fieldset hidden={user.savedAddresses.length === 0}>
        <legend className="visually-hidden">{t('default_address')}</legend>
        <AddressCards
          addresses={user.savedAddresses}
          chosenId={defaultAddressOf(user)?._id ?? null}
          onChoose={(id) => void setDefault(id)}
          actions={(address) => (
            <PopoverMenu
              label={t('address_actions', { label: address.label })}
              trigger={<Icon name="ellipsis-vertical" />}
              entries={[
                { key: 'edit', icon: 'pencil', label: t('edit'), onSelect: () => setEdited(address) },
                ...(address.isDefault
                  ? []
                  : [
                      {
                        key: 'default',
                        icon: 'house',
                        label: t('set_default'),
                        onSelect: () => void setDefault(address._id),
                      } as const,
                    ]),
                {
                  key: 'delete',
                  icon: 'trash-2',
                  label: t('delete'),
                  danger: true,
                  separated: true,
                  onSelect: () => void removeAndStay(address),
                },
              ]}
            />
          )}
        />
      </fieldset>
      {edited && (
        <Suspense>
          <AddressDialog
            address={edited}
            typed={unsaved?.address === edited ? unsaved.fields : undefined}
            onEdit={(fields) => {
              typed.current = { address: edited, fields };
            }}
            texts={'_id' in edited ? CHANGED : ADDED}
            onClose={close}
            onSaved={(saved) => onChange(withAddress(user, saved))}
          />
        </Suspense>
      )}
    </Panel>
  );
}
