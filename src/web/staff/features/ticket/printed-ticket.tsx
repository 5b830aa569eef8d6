import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { numberedName } from '../../../../domain/menu/numbered-name.ts';
import { amountToCollect } from '../../../../domain/orders/amount-to-collect.ts';
import { expectedTime } from '../../../../domain/orders/expected-time.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import { quoted } from '../../../../domain/orders/quoted-note.ts';
import { zoneLabel } from '../../../../domain/zones/zone-label.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime, money } from '../../../app/format/format.ts';
import { keyedLines } from '../../../features/orders/keyed-lines.ts';
import { twiceNote } from '../../../features/orders/order-time.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { foodLabelName } from '../../app/food-label-names.ts';
import { useStaff } from '../../app/staff-context.ts';
import { shortSpan } from '../board/order-labels.ts';
import { printedAddress } from './address-lines.ts';
import { printOnRoll } from './print-on-roll.ts';
import styles from './printed-ticket.module.css';
import { sumsOf } from './sums-of.ts';

/**
 * The order for a roll of 80 mm, laid out as the restaurant's printers print it (`kitchen-paper.ts`), with prices. Printed once, as soon
 * as it is rendered; it must stay while it is drawn.
 */
export function PrintedTicket({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const tStatus = useMessages('statuses');
  const language = useLanguage();
  const clock = useOrderClock();
  const { board } = useStaff();
  const restaurant = useKnownRestaurant()?.name;
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => (paper.current ? printOnRoll(paper.current) : undefined), []);
  const { deliveryAddress, paymentDetails } = order;
  const sums = sumsOf(order, t);
  const toCollect = amountToCollect(order);
  const ages = order.items.flatMap(({ minimumAge }) => minimumAge ?? []);
  const age = ages.length > 0 ? Math.max(...ages) : null;
  const allergens = [...new Set(order.items.flatMap(({ allergenCodes }) => allergenCodes))];
  const namesOf = (codes: typeof allergens) => codes.map((code) => foodLabelName(code, language)).join(', ');
  const expected = expectedTime(order, order.usualTime ?? '');
  return createPortal(
    <div ref={paper} className={styles.paper} data-printed="">
      <p className={styles.restaurant}>{restaurant}</p>
      <p className={styles.number}>{order.orderNumber}</p>
      <p className={styles.time}>{'text' in expected ? t('asap') : shortSpan(expected, clock, board.now())}</p>
      <p className={styles.type}>
        <span>{t(ORDER_TYPE[order.orderType].word)}</span>
        {order.channel === 'phone' && <span>{` · ${t('by_phone')}`}</span>}
      </p>
      <p>
        {dateTime(order.createdAt, clock.zone, language, { dateStyle: 'short', timeStyle: 'short' }) +
          twiceNote(order.createdAt, clock)}
      </p>
      {age !== null && <p className={styles.note}>{t('check_id', { age })}</p>}
      {order.avoids && <p className={styles.note}>{tStatus('avoids', { what: namesOf(order.avoids) })}</p>}
      {allergens.length > 0 && <p className={styles.note}>{labelled(t('allergens'), namesOf(allergens), language)}</p>}
      <ul lang={order.lang}>
        {keyedLines(order.items).map(({ key, line: item }) => (
          <li key={key}>
            <p className={styles.dish}>
              <span>{`${item.quantity} × ${numberedName(item.productName, item.menuNumber)}`}</span>
              <span className="num">{money(item.itemSubtotal, order.currency, language)}</span>
            </p>
            {item.selectedOptions
              .filter((option) => !isDeclined(option))
              .map(({ optionName, valueLabel }) => (
                <p key={`${optionName} ${valueLabel}`} className={styles.option}>
                  {`+ ${labelled(optionName, valueLabel, order.lang)}`}
                </p>
              ))}
            {item.deal && <p className={styles.option}>{item.deal.name}</p>}
            {item.note && <p className={styles.option}>{quoted(item.note)}</p>}
            {item.wish && (
              <p className={styles.option} lang={language}>
                {tStatus(`wish_${item.wish}`)}
              </p>
            )}
            {item.allergenCodes.length > 0 && (
              <p className={styles.option} lang={language}>
                {labelled(t('allergens'), namesOf(item.allergenCodes), language)}
              </p>
            )}
          </li>
        ))}
      </ul>
      {order.customerNotes && <p className={styles.note}>{notesInOneLine(order.customerNotes)}</p>}
      {sums.length > 1 &&
        sums.map(({ name, value }) => (
          <p key={name} className={styles.sum}>
            <span>{name}</span>
            <span className="num">{money(value, order.currency, language)}</span>
          </p>
        ))}
      <p className={styles.total}>
        <span>{t('total')}</span>
        <span className="num">{money(order.totalAmount, order.currency, language)}</span>
      </p>
      {order.tip !== undefined && toCollect === 0 && (
        <p className={styles.sum}>
          <span>{t('tip')}</span>
          <span className="num">{money(order.tip, order.currency, language)}</span>
        </p>
      )}
      {order.cashRounding !== undefined && (
        <p className={styles.sum}>
          <span>{t('cash_rounding')}</span>
          <span className="num">{money(order.cashRounding, order.currency, language)}</span>
        </p>
      )}
      {toCollect > 0 && (
        <p className={styles.collect}>
          <span>{t('to_collect')}</span>
          <span className="num">{money(toCollect, order.currency, language)}</span>
        </p>
      )}
      <p>
        <span>{paymentMethodName(tStatus, paymentDetails.method)}</span>
        {paymentDetails.paymentStatus === 'Paid' && <span>{` · ${t('paid')}`}</span>}
      </p>
      <hr />
      <p className={styles.customer}>{order.customerName}</p>
      <p>{order.contactPhone}</p>
      {deliveryAddress && printedAddress(deliveryAddress).map((line) => <p key={line}>{line}</p>)}
      {(deliveryAddress?.zone || deliveryAddress?.road) && <p>{zoneLabel(deliveryAddress, language)}</p>}
      {deliveryAddress?.deliveryInstructions && <p>{deliveryAddress.deliveryInstructions}</p>}
    </div>,
    document.body,
  );
}
