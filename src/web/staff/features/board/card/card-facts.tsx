import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { amountToCollect } from '../../../../../domain/orders/amount-to-collect.ts';
import { notesInOneLine } from '../../../../../domain/orders/notes-in-one-line.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { money } from '../../../../app/format/format.ts';
import { useOrderClock } from '../../../../features/orders/use-order-clock.ts';
import { Tag } from '../../../../ui/signs/chip.tsx';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { CallBackFirst } from '../call-back-first.tsx';
import { shortTime } from '../order-labels.ts';
import styles from './card-facts.module.css';
import { HandedFact } from './handed-fact.tsx';

/** One quiet line for who hands over: what to collect, what the courier was told, and what is unusual. Nothing where there is nothing. */
export function CardFacts({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const language = useLanguage();
  const clock = useOrderClock();
  const { board } = useStaff();
  const toCollect = amountToCollect(order);
  const courier = order.deliveryAddress?.deliveryInstructions;
  const isNew = order.status === 'Pending Confirmation';
  const isTest = order.paymentDetails.online?.isTest === true;
  const isFirst = isNew && order.guest === 'first';
  const isByPhone = order.channel === 'phone';
  const said = [courier, isTest, isFirst, isByPhone, order.callBack, order.kitchenDone, order.courier, order.handed];
  if (toCollect === 0 && !said.some(Boolean)) {
    return null;
  }
  return (
    <p className={styles.facts}>
      {toCollect > 0 && (
        <span>
          <Icon name="banknote" />
          <span className="visually-hidden">{t('to_collect')}</span>
          <b className="num">{money(toCollect, order.currency, language)}</b>
        </span>
      )}
      {courier && (
        <span>
          <Icon name="bike" />
          <span>{notesInOneLine(courier)}</span>
        </span>
      )}
      {order.courier && (
        <span>
          <Icon name="user" />
          <b>
            {t('courier_since', {
              name: order.courier.name,
              time: shortTime(order.courier.since, clock, board.now()),
            })}
          </b>
        </span>
      )}
      {order.handed && <HandedFact handed={order.handed} />}
      {isByPhone && (
        <span>
          <Icon name="phone" />
          <span>{t('by_phone')}</span>
        </span>
      )}
      {isFirst && (
        <span>
          <Icon name="user" />
          <span>{t('guest_first')}</span>
        </span>
      )}
      {isTest && <b>{t('is_test')}</b>}
      <CallBackFirst order={order} />
      {order.kitchenDone && <Tag tone="green">{t('kitchen_done')}</Tag>}
    </p>
  );
}
