import type { User } from '../../../contract/accounts.ts';
import type { Address } from '../../../contract/addresses.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { escapeHtml } from '../../app/dialogs.ts';
import { refusalText } from '../../app/refusal-text.ts';
import { addressLine } from './address-fields.ts';
import { withoutAddress } from './saved-addresses.ts';

interface AddressActionsOptions {
  user: User;
  onChange(user: User): void;
  onStale(): void;
}

/** What a customer does to a saved address besides editing it. Needs the section `profile`. */
export function useAddressActions({ user, onChange, onStale }: AddressActionsOptions) {
  const { api, busy, dialogs, snackbar } = useApp();
  const t = useMessages('profile');

  async function setDefault(id: string): Promise<void> {
    if (!id) throw new Error('Address ID is required.');
    const result = await busy.run(() => api.me.setDefaultAddress(id, { quiet: true }));
    if (result.ok) {
      onChange(result.data.data.user);
      snackbar.show(t('default_set'), { tone: 'success' });
    } else snackbar.show(refusalText(result.failure) || t('default_failed'), { tone: 'error' });
  }

  /** Asks first; resolves to whether it is gone. */
  async function remove(address: Address): Promise<boolean> {
    const { _id: id, label } = address;
    if (!id) throw new Error('Address ID is required.');
    const isSure = await dialogs.ask({
      title: t('delete_title'),
      html: `${escapeHtml(t('delete_question'))}<br><b>${escapeHtml(label)}</b>, ${escapeHtml(addressLine(address))}`,
      confirmText: t('delete'),
      cancelText: t('cancel'),
    });
    if (!isSure) return false;
    const result = await busy.run(() => api.me.removeAddress(id, { quiet: true }));
    if (!result.ok) {
      const { failure } = result;
      const sentence = failure.kind === 'problem' ? refusalText(failure) || t('remove_failed') : t('delete_failed');
      snackbar.show(sentence, { tone: 'error' });
      return false;
    }
    const rest = withoutAddress(user, id);
    onChange(rest);
    if (address.isDefault && rest.savedAddresses.length) {
      // Another took its place.
      onStale();
      snackbar.show(t('address_deleted'), { tone: 'success' });
      snackbar.show(t('default_updated'));
    } else snackbar.show(t('address_removed'), { tone: 'success' });
    return true;
  }

  return { setDefault, remove };
}
