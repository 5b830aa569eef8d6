import type { Currency } from '../../../../contract/primitives.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';

type Say = (value: unknown) => string;

/** Functions that show common kinds of values as text. */
export function useDifferenceLabels(currency: Currency | undefined) {
  const t = useMessages('editing');
  const language = useLanguage();
  const text: Say = (value) => (typeof value === 'string' ? value : '');
  const yesOrNo: Say = (value) => t(value ? 'yes' : 'no');
  const picture: Say = (value) => (value ? t('another_picture') : '');
  /** An amount of money, as a number or as typed. */
  const amount: Say = (value) => {
    const number = typeof value === 'number' ? value : typedAmount(String(value), currency);
    return currency && !Number.isNaN(number) ? money(number, currency, language) : String(value);
  };
  const numberOrNone: Say = (value) => (value === null ? '' : String(value));
  return { text, yesOrNo, picture, amount, numberOrNone };
}
