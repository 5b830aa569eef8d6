import type { Language } from '../../domain/languages.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { findAccount } from '../payments/payment-accounts.repo.ts';
import { providerTerms } from '../payments/provider-terms.ts';
import type { Db } from '../platform/database/database.ts';
import { moneyText } from '../platform/money-text.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { isPaidByCard } from './apply-proposal.ts';
import type { ChangePlan } from './plan-change.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

/** Throws a `Refusal` if an order would get dearer by less than a card is charged: its customer could agree and never pay. */
export async function checkDifference(
  db: Db,
  stored: StoredOrder,
  { price }: ChangePlan,
  language: Language,
): Promise<void> {
  const more = price.total - stored.order.total;
  if (more <= 0 || !isPaidByCard(stored)) return;
  const { currency } = await readOrderingSettings(db, stored.order.restaurant_id);
  const account = await findAccount(db, stored.order.restaurant_id);
  const least = account ? providerTerms(account).leastCharge(currency.code) : 0;
  if (more < least) {
    throw new Refusal(refusals.proposal_too_small, { values: { least: moneyText(least, currency, language) } });
  }
}
