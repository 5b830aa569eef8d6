import type { User } from '../../../contract/accounts/accounts.ts';
import type { Address } from '../../../contract/accounts/addresses.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import type { AppContext, Translate } from '../../app/app-context.ts';
import { escapeText } from '../../app/hosts/dialogs.ts';
import { addressLine } from './address-fields.ts';
import { withoutAddress } from './saved-addresses.ts';

/** What the changes of saved addresses need. `onChange` gets the profile after the change. */
export interface AddressChange {
  app: AppContext;
  t: Translate<'profile'>;
  user: User;
  onChange(user: User): void;
}

/** The newest default, and the request before it: requests are sent one by one, so that the last choice arrives last. */
let chosen = '';
let answered: Promise<unknown> = Promise.resolve();

/** Confirms a default that is shown already (optimistic update), and reverts to `user`, the profile before, if it is refused. */
export async function confirmDefault({ app: { api, snackbar }, t, user, onChange }: AddressChange, id: string) {
  if (!id) throw new Error('Address ID is required.');
  chosen = id;
  const answer = answered.then(() => api.me.setDefaultAddress(id, { quiet: true }));
  answered = answer;
  const result = await answer;
  // A later choice is shown by now.
  if (chosen !== id) return;
  onChange(result.ok ? result.data.data.user : user);
  if (result.ok) snackbar.show(t('default_set'), { tone: 'success' });
  else snackbar.show(refusalText(result.failure) || t('default_failed'), { tone: 'error' });
}

/** Deletes an address after a confirmation. Resolves to whether it did. `onStale`: the server chose another default. */
export async function forgetAddress(change: AddressChange, address: Address, onStale: () => void): Promise<boolean> {
  const { t, user, onChange } = change;
  const { api, busy, dialogs, snackbar } = change.app;
  const { _id: id, label } = address;
  if (!id) throw new Error('Address ID is required.');
  const isSure = await dialogs.ask({
    title: t('delete_title'),
    html: `<p>${escapeText(t('delete_question'))}</p><p><b>${escapeText(label)}</b><br>${escapeText(addressLine(address))}</p>`,
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
    onStale();
    snackbar.show(t('address_deleted'), { tone: 'success' });
    snackbar.show(t('default_updated'));
  } else snackbar.show(t('address_removed'), { tone: 'success' });
  return true;
}
