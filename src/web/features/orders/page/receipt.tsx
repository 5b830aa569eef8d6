import type { Order } from '../../../../contract/orders.ts';
import { receiptDocument } from '../../../../contract/receipt-document.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money, percentage } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useKnownRestaurant } from '../../restaurant/restaurant-resource.ts';
import { dateAndTime } from '../order-time.ts';
import { paymentMethodName } from '../payment-method.ts';
import { useOrderClock } from '../use-order-clock.ts';
import styles from './receipt.module.css';

/**
 * The receipt of an order that was handed over, with what the law asks of a small one: who sold what when, for how much, with which
 * tax. Printing the page prints it alone, on a sheet or on a roll of 80 mm.
 */
export function Receipt({ order }: { order: Order }) {
  const t = useMessages('order');
  const tStatus = useMessages('statuses');
  const language = useLanguage();
  const clock = useOrderClock();
  const restaurant = useKnownRestaurant();
  const { receipt } = order;
  if (!receipt || !restaurant) return null;
  const price = (amount: number) => money(amount, order.currency, language);
  const document = receiptDocument(order, restaurant);
  const { seller } = document;
  return (
    <section className={styles.receipt} aria-labelledby="receipt" data-printed>
      <div>
        <p className={styles.seller}>{seller.company}</p>
        {seller.name !== null && <p>{seller.name}</p>}
        <p>{seller.address}</p>
        {seller.taxNumber && <p>{t('receipt_tax_number', { label: document.taxLabel, number: seller.taxNumber })}</p>}
      </div>
      <div>
        <h2 id="receipt">{t('receipt', { number: receipt.number })}</h2>
        <p>{t('receipt_issued', { number: order.orderNumber, date: dateAndTime(receipt.issuedAt, clock) })}</p>
        {receipt.kind === 'till' && <p className={styles.notice}>{t('not_an_invoice')}</p>}
        {document.buyer?.name && <p>{t('receipt_buyer', { name: document.buyer.name })}</p>}
        {document.buyer?.taxNumber && <p>{t('receipt_buyer_number', { number: document.buyer.taxNumber })}</p>}
        {receipt.tillNumber && <p>{t('till_number', { number: receipt.tillNumber })}</p>}
      </div>
      <table>
        <tbody>
          {document.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change places
            <tr key={index}>
              <td>
                <span lang={line.lang}>{`${line.quantity} × ${line.name} ${line.letters}`}</span>
                {line.options.length > 0 && (
                  <small lang={order.lang}>
                    {line.options.map(({ optionId, valueId, valueLabel, valueLang }, at) => (
                      <span key={`${optionId} ${valueId}`} lang={valueLang}>
                        {at === 0 ? valueLabel : `, ${valueLabel}`}
                      </span>
                    ))}
                  </small>
                )}
              </td>
              <td>{price(line.amount)}</td>
            </tr>
          ))}
          {document.fees.map(({ name, letters, amount }) => (
            <tr key={name}>
              <td>{`${name === 'delivery' ? t('delivery_fee') : t(`fee_${name}`)} ${letters}`}</td>
              <td>{price(amount)}</td>
            </tr>
          ))}
          {document.deposit > 0 && (
            <tr>
              <td>{t('fee_deposit')}</td>
              <td>{price(document.deposit)}</td>
            </tr>
          )}
          {document.discount > 0 && (
            <tr>
              <td>{t('discount')}</td>
              <td>{`−${price(document.discount)}`}</td>
            </tr>
          )}
          {document.added > 0 && (
            <tr>
              <td>{document.taxLabel}</td>
              <td>{price(document.added)}</td>
            </tr>
          )}
          <tr className={styles.total}>
            <th scope="row">{t('receipt_total')}</th>
            <td>{price(document.total)}</td>
          </tr>
          {document.cash && (
            <>
              <tr>
                <td>{t('cash_rounding')}</td>
                <td>{price(document.cash.rounding)}</td>
              </tr>
              <tr>
                <td>{t('paid_in_cash')}</td>
                <td>{price(document.cash.paid)}</td>
              </tr>
            </>
          )}
          {document.tip > 0 && (
            <tr>
              <td>{t('tip')}</td>
              <td>{price(document.tip)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {document.rates.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{document.taxLabel}</th>
              <th scope="col">{t('receipt_net')}</th>
              <th scope="col">{t('receipt_tax')}</th>
              <th scope="col">{t('receipt_gross')}</th>
            </tr>
          </thead>
          <tbody>
            {document.rates.map(({ letter, percent, net, tax: due, gross }) => (
              <tr key={percent}>
                <th scope="row">{`${letter} ${percentage(percent, language)}`}</th>
                <td>{price(net)}</td>
                <td>{price(due)}</td>
                <td>{price(gross)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{t('receipt_paid', { method: paymentMethodName(tStatus, document.method) })}</p>
      {document.creditNotes.map((note) => (
        <div key={note.number} className={styles.credit}>
          <h3>{t(note.reverses ? 'credit_note_reversed' : 'credit_note', { number: note.number })}</h3>
          <p>
            {t(note.reverses ? 'credit_note_reverses' : 'credit_note_of', {
              number: note.reverses ?? receipt.number,
              date: dateAndTime(note.issuedAt, clock),
            })}
          </p>
          {note.reason && <p>{note.reason}</p>}
          <table>
            <tbody>
              {note.sums.map(({ letter, percent, net, tax: due, gross }) => (
                <tr key={percent}>
                  <td>{`${letter} ${percentage(percent, language)}`}</td>
                  <td>{`${t('receipt_net')} ${note.reverses ? '' : '−'}${price(net)}`}</td>
                  <td>{`${t('receipt_tax')} ${note.reverses ? '' : '−'}${price(due)}`}</td>
                  <td>{`${note.reverses ? '' : '−'}${price(gross)}`}</td>
                </tr>
              ))}
              <tr className={styles.total}>
                <th scope="row" colSpan={note.sums.length > 0 ? 3 : 1}>
                  {t('receipt_total')}
                </th>
                <td>{`${note.reverses ? '' : '−'}${price(note.amount)}`}</td>
              </tr>
              {note.tip !== undefined && (
                <tr>
                  <td colSpan={note.sums.length > 0 ? 3 : 1}>{t('tip')}</td>
                  <td>{`${note.reverses ? '' : '−'}${price(note.tip)}`}</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      ))}
      <Button variant="outline" before="printer" className={styles.print} onClick={() => window.print()}>
        {t('print_receipt')}
      </Button>
    </section>
  );
}
