import type { Address, AddressInput } from '../../../contract/addresses.ts';
import type { ApiResult } from '../../../contract/transport.ts';
import type { AppContext, Translate } from '../../app/app-context.ts';

type Texts = Translate<'addresses'>;
type Key = Parameters<Texts>[0];

/** What is said when it worked, and when the server refused without a sentence of its own. */
export interface AddressTexts {
  done: Key;
  failed: Key;
}

interface AddressToSave extends AddressTexts {
  /** null adds it to the account; otherwise that one is changed. */
  id: string | null;
  input: AddressInput;
}

/** Saves an address and says how it went; null when it failed. */
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
