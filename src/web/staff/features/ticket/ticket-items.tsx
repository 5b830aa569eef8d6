import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { numberedName } from '../../../../domain/menu/numbered-name.ts';
import { notesInOneLine } from '../../../../domain/orders/notes-in-one-line.ts';
import { quoted } from '../../../../domain/orders/quoted-note.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { keyedLines } from '../../../features/orders/keyed-lines.ts';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { foodLabelName } from '../../app/food-label-names.ts';
import { CardAvoids } from '../board/card/card-avoids.tsx';
import { sumsOf } from './sums-of.ts';
import styles from './ticket-items.module.css';

/** The dishes with all options and allergens, the totals, and the customer's note. */
export function TicketItems({ order }: { order: StaffOrder }) {
  const t = useMessages('board');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const amount = (value: number) => money(value, order.currency, language);
  return (
    <>
      {order.avoids && <CardAvoids avoids={order.avoids} className={styles.note} />}
      {order.customerNotes && (
        <p className={styles.note}>
          <Icon name="message-square" />
          <span>{notesInOneLine(order.customerNotes)}</span>
        </p>
      )}
      <ul className={styles.items} lang={order.lang}>
        {keyedLines(order.items).map(({ key, line: item }) => (
          <li key={key}>
            <b className="num">{`${item.quantity}×`}</b>
            <div>
              <b>{numberedName(item.productName, item.menuNumber)}</b>
              {item.selectedOptions
                .filter((option) => !isDeclined(option))
                .map(({ optionName, valueLabel }) => (
                  <p key={`${optionName} ${valueLabel}`} className={styles.option}>
                    {labelled(optionName, valueLabel, order.lang)}
                  </p>
                ))}
              {item.deal && <p className={styles.option}>{item.deal.name}</p>}
              {item.note && <p className={styles.lineNote}>{quoted(item.note)}</p>}
              {item.wish && (
                <p className={styles.wish} lang={language}>
                  {statuses(`wish_${item.wish}`)}
                </p>
              )}
              {item.minimumAge !== undefined && <Tag tone="red">{t('check_id', { age: item.minimumAge })}</Tag>}
              {item.allergenCodes.length > 0 && (
                <p className={styles.allergens} lang={language}>
                  <span className="visually-hidden">{`${t('allergens')}: `}</span>
                  {item.allergenCodes.map((code) => (
                    <Tag key={code} tone="red">
                      {foodLabelName(code, language)}
                    </Tag>
                  ))}
                </p>
              )}
            </div>
            <span className="num">{amount(item.itemSubtotal)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sumsOf(order, t).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{amount(order.totalAmount)}</dd>
        </div>
        {order.cashRounding !== undefined && (
          <div>
            <dt>{t('cash_rounding')}</dt>
            <dd>{amount(order.cashRounding)}</dd>
          </div>
        )}
        {order.tip !== undefined && (
          <div>
            <dt>{t('tip')}</dt>
            <dd>{amount(order.tip)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
