import type { CheckoutAnswer, CheckoutInput, CheckoutMessage } from '../../../contract/ucp.ts';
import type { Language } from '../../../domain/languages.ts';
import { isPaidOnline, methodsFor } from '../../../domain/orders/payment-methods.ts';
import { type TipChoice, type Tips, takesTip, tipOf } from '../../../domain/orders/tips.ts';
import type { AppraisedCheckout } from './appraise-checkout.ts';
import { texts } from './checkout-texts.ts';

interface ChosenTip {
  /** As the checkout shows it; null: the restaurant offers none for this order. */
  shown: NonNullable<CheckoutAnswer['tip']> | null;
  choice: TipChoice;
  /** In minor units. */
  amount: number;
  messages: CheckoutMessage[];
}

const OPTION = /^tip_(\d{1,3})$/;

/** The tip of a checkout, by the rules of our own page: it is paid online, with the order. */
export function chosenTip({ input, asked, appraisal }: AppraisedCheckout, language: Language): ChosenTip {
  const { settings, priced } = appraisal;
  const { orderType } = asked;
  const paymentMethod = methodsFor(settings.paymentMethods, orderType).find(isPaidOnline) ?? null;
  const { tips } = settings;
  const { totalAmount, subtotal } = priced;
  const isOffered = takesTip(tips, { orderType, paymentMethod, totalAmount });
  const choice = tipChoice(input.tip);
  const isWanted = choice !== null && !('amount' in choice && choice.amount === 0);
  if (!isOffered) return { shown: null, choice: null, amount: 0, messages: isWanted ? [noTip(language)] : [] };
  const isKnown = choice === null || isAmong(choice, tips);
  const amount = isKnown ? tipOf(choice, { subtotal, totalAmount }) : 0;
  const isRefused = isWanted && amount === 0;
  return {
    shown: { options: optionsOf(tips), ...(!isRefused && input.tip) },
    choice: isRefused ? null : choice,
    amount,
    messages: isRefused ? [noTip(language)] : [],
  };
}

function tipChoice(tip: CheckoutInput['tip']): TipChoice {
  if (tip?.custom_amount !== undefined) return { amount: tip.custom_amount };
  if (tip?.selected_option_id === undefined) return null;
  return { percent: Number(OPTION.exec(tip.selected_option_id)?.[1] ?? Number.NaN) };
}

function isAmong(choice: NonNullable<TipChoice>, { percentages }: Tips): boolean {
  return 'amount' in choice || percentages.includes(choice.percent);
}

function optionsOf({ percentages }: Tips): NonNullable<CheckoutAnswer['tip']>['options'] {
  return percentages.map((amount) => ({ id: `tip_${amount}`, unit: 'percentage', amount }));
}

function noTip(language: Language): CheckoutMessage {
  return { type: 'error', code: 'invalid', path: '$.tip', content: texts.no_tip[language], severity: 'recoverable' };
}
