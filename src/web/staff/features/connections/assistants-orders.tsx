import { useState } from 'react';
import type { AssistantSettings } from '../../../../contract/staff/staff-assistants.ts';
import { magnitudeOf } from '../../../../domain/money/currencies.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { amountDraft } from '../../app/amount-draft.ts';
import { MoneyField } from '../editing/money-field.tsx';

interface Props {
  settings: AssistantSettings;
  onChange: (settings: AssistantSettings) => void;
}

/** Until an owner says another sum: so many pounds, roughly. */
const USUAL = 30;

/** Whether, and up to which total, assistants order by themselves what is paid at the counter. */
export function AssistantsOrders({ settings, onChange }: Props) {
  const t = useMessages('links');
  const fields = useMessages('staff-fields');
  const language = useLanguage();
  const restaurant = useKnownRestaurant();
  const { ordersUpTo } = settings;
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  if (!restaurant) return null;
  const { currency } = restaurant;
  const shown = ordersUpTo === null ? '' : amountDraft(ordersUpTo, currency, language);

  function keep(): void {
    const amount = typedAmount(typed ?? shown, currency);
    setUnread(!(amount > 0));
    // What cannot be read stays, with why below it.
    if (!(amount > 0)) return;
    setTyped(null);
    onChange({ ...settings, ordersUpTo: amount });
  }

  return (
    <>
      <Switch
        checked={ordersUpTo !== null}
        description={t('assistants_order_text')}
        onChange={() =>
          onChange({ ...settings, ordersUpTo: ordersUpTo === null ? USUAL * magnitudeOf(currency.code) : null })
        }
      >
        {t('assistants_order')}
      </Switch>
      {ordersUpTo !== null && (
        <MoneyField
          label={t('assistants_up_to')}
          value={typed ?? shown}
          currency={currency}
          error={isUnread ? fields('price_invalid') : null}
          onChange={setTyped}
          onBlur={keep}
        />
      )}
    </>
  );
}
