import type { Address, AddressInput } from '../../../contract/addresses.ts';
import type { ApiResult } from '../../../contract/transport.ts';
import type { AppContext, Translate } from '../../app/app-context.ts';

type Texts = Translate<'addresses'>;
type Key = Parameters<Texts>[0];

/** What is said when it worked, and when the server refused without a sentence of its own. */
interface Outcome {
  done: Key;
  failed: Key;
}

/** Adds an address to the account; null when that failed, which has been said. */
export async function addAddress(
  { api, snackbar }: AppContext,
  t: Texts,
  { input, done, failed }: Outcome & { input: AddressInput },
): Promise<Address | null> {
  const result = await api.me.addAddress(input, { quiet: true });
  if (result.ok) snackbar.show(t(done), { tone: 'success' });
  else snackbar.show(failureText(result, t, failed), { tone: 'error' });
  return result.ok ? result.data.data.address : null;
}

function failureText({ failure }: Extract<ApiResult<unknown>, { ok: false }>, t: Texts, failed: Key): string {
  return failure.kind === 'problem' ? failure.problem.message || t(failed) : t('error_saving');
}
