import type { Address, AddressInput } from '../../../contract/accounts/addresses.ts';
import type { ApiResult } from '../../../contract/transport.ts';
import type { AppContext, Translate } from '../../app/app-context.ts';

type Texts = Translate<'addresses'>;
type Key = Parameters<Texts>[0];

/** Keys of the messages for success, and for a refusal without a message of the server. */
export interface AddressTexts {
  done: Key;
  failed: Key;
}

interface AddressToSave extends AddressTexts {
  /** The address to change; null: a new one is added. */
  id: string | null;
  input: AddressInput;
}

/** Saves an address and shows a message. Resolves to the saved address, or null if it failed. Throws for an empty id. */
export async function saveAddress(app: AppContext, t: Texts, toSave: AddressToSave): Promise<Address | null> {
  const { id, input, done, failed } = toSave;
  if (id === '') throw new Error('Address ID is required.');
  const { me } = app.api;
  const result = await (id === null
    ? me.addAddress(input, { quiet: true })
    : me.updateAddress(id, input, { quiet: true }));
  if (result.ok) app.snackbar.show(t(done), { tone: 'success' });
  else app.snackbar.show(failureText(result, t, failed), { tone: 'error' });
  return result.ok ? result.data.data.address : null;
}

function failureText({ failure }: Extract<ApiResult<unknown>, { ok: false }>, t: Texts, failed: Key): string {
  return failure.kind === 'problem' ? failure.problem.message || t(failed) : t('error_saving');
}
