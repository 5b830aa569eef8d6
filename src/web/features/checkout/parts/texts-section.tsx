import { useId } from 'react';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCheckout } from '../checkout-context.ts';

/** Whether the customer wants a text message once the order is ready or on its way, where the restaurant offers it. Nobody is asked twice. */
export function TextsSection() {
  const t = useMessages('checkout');
  const { checkout, draft, change } = useCheckout();
  const textId = useId();
  return (
    <Panel title={t('texts_title')}>
      <Checkbox
        name="wantsTexts"
        checked={draft.wantsTexts ?? false}
        aria-describedby={textId}
        onChange={({ currentTarget }) => change({ type: 'set', values: { wantsTexts: currentTarget.checked } })}
      >
        {t(ORDER_TYPE[checkout.orderType].hasAddress ? 'text_on_its_way' : 'text_ready')}
      </Checkbox>
      <p id={textId} className="muted">
        {t('texts_text')}
      </p>
    </Panel>
  );
}
