import { useState } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { MAX } from '../../../../domain/limits.ts';
import { pieceLabels } from '../../../../domain/menu/pieces.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { useRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { LimitedField } from '../editing/limited-text.tsx';
import { DishFinder } from '../phone-order/dish-finder.tsx';
import { signatureOf, withLine } from '../phone-order/phone-draft.ts';
import { DishSteppers } from '../refunds/dish-steppers.tsx';
import styles from './replace-dishes.module.css';
import { useReplacing } from './use-replacing.ts';

/** Gives other dishes instead, or more: at once where the order gets no dearer, else once its customer agrees. */
export function ReplaceDishes({ order, close }: { order: StaffOrder; close(): void }) {
  const restaurant = useRestaurant();
  return restaurant ? <Form order={order} restaurant={restaurant} close={close} /> : null;
}

function Form({ order, restaurant, close }: { order: StaffOrder; restaurant: Restaurant; close(): void }) {
  const t = useMessages('order-page');
  const board = useMessages('board');
  const language = useLanguage();
  const [isChecked, setChecked] = useState(false);
  const change = useReplacing(order, close);
  const { seen, kept, setKept, added, setAdded, quote, reason, setReason, agreed, setAgreed } = change;
  const say = (amount: number) => money(amount, order.currency, language);
  const isDearer = quote !== null && quote.after > quote.before;
  const isAtDoor = order.paymentDetails.online === undefined;

  return (
    <>
      <Panel title={t('replace')}>
        <div className={styles.stack}>
          <p>{t('replace_text')}</p>
          <DishSteppers
            order={seen}
            rangeOf={(line) => ({ min: 0, max: seen.items[line]?.quantity ?? 0 })}
            countOf={(line) => kept.get(line) ?? seen.items[line]?.quantity ?? 0}
            onChange={(line, quantity) => setKept(new Map(kept).set(line, quantity))}
            error={isChecked && change.isEmpty ? t('replace_missing') : null}
          />
        </div>
      </Panel>
      <DishFinder
        restaurant={restaurant}
        orderType={order.orderType}
        title={t('replace_with')}
        error={false}
        onAdd={(line) => setAdded(withLine(added, line))}
      />
      <Panel title={t(isDearer && !agreed ? 'replace_ask' : 'replace_now')}>
        <div className={styles.stack}>
          {added.length > 0 && (
            <ul className={styles.added}>
              {added.map((line) => (
                <li key={signatureOf(line)}>
                  <span>{`+ ${line.quantity} × ${[line.name, ...pieceLabels(line.selectedOptions)].join(', ')}`}</span>
                  <IconButton
                    icon="x"
                    label={t('replace_remove', { name: line.name })}
                    onClick={() => setAdded(added.filter((each) => each !== line))}
                  />
                </li>
              ))}
            </ul>
          )}
          {quote && (
            <p role="status" className="num">
              {t('replace_total', { before: say(quote.before), after: say(quote.after) })}
            </p>
          )}
          {isDearer && isAtDoor && (
            <Checkbox checked={agreed} onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}>
              {t('replace_agreed')}
            </Checkbox>
          )}
          <LimitedField
            label={t('replace_reason')}
            value={reason}
            limit={MAX.staffNote}
            autoComplete="off"
            error={isChecked && !reason.trim() ? board('reason_missing') : null}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {change.failure !== null && <Alert>{change.failure}</Alert>}
          <div className={styles.buttons}>
            <Button
              busy={change.isSending}
              onClick={() => {
                setChecked(true);
                void change.send(isDearer && isAtDoor && agreed);
              }}
            >
              {t(isDearer && !agreed ? 'replace_ask' : 'replace_now')}
            </Button>
            <Button variant="tonal" onClick={close}>
              {t('replace_close')}
            </Button>
          </div>
        </div>
      </Panel>
    </>
  );
}
