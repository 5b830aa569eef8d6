import { useState } from 'react';
import { handOver, quoteDelivery } from '../../../../contract/endpoints/delivery-services.ts';
import type { DeliveryQuote } from '../../../../contract/staff/staff-delivery-services.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { type DeliveryService, SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useProblemText } from './problem-text.ts';

/** Asks a service with one tap what it takes to bring the order, and hands it over with a second. */
export function GiveToService({ order, service: id }: { order: StaffOrder; service: DeliveryService }) {
  const t = useMessages('handing');
  const language = useLanguage();
  const problemText = useProblemText();
  const { busy } = useApp();
  const { call, board } = useStaff();
  const [quote, setQuote] = useState<DeliveryQuote | null>(null);
  const service = SERVICE_NAMES[id];
  const params = { id: order._id };
  async function ask(): Promise<void> {
    const answer = await busy.run(() => call(quoteDelivery, { params, body: { service: id } }));
    setQuote(answer.ok ? answer.data.data : null);
  }
  async function send(text: string): Promise<void> {
    const answer = await busy.run(() => call(handOver, { params, body: { quote: text } }));
    setQuote(null);
    if (answer.ok) board.receive(answer.data.data.order);
  }
  const offer = quote?.offer;
  if (!offer) {
    return (
      <>
        {quote?.problem && <Alert tone="warning">{problemText(quote.problem, id)}</Alert>}
        <Button variant="outline" size="sm" before="bike" onClick={() => void ask()}>
          {t('give', { service })}
        </Button>
      </>
    );
  }
  const { pickupMinutes: pickup, dropoffMinutes: dropoff } = offer;
  const price = money(offer.price, order.currency, language);
  return (
    <>
      <p role="status">
        <b>{t(offer.isWithoutTax ? 'offer_untaxed' : 'offer', { service, price })}</b>
        {pickup !== null && dropoff !== null && <span>{` ${t('minutes', { pickup, dropoff })}`}</span>}
      </p>
      <div>
        <Button size="sm" before="bike" onClick={() => void send(offer.quote)}>
          {t('send', { service })}
        </Button>
        <Button variant="text" size="sm" onClick={() => setQuote(null)}>
          {t('not_now')}
        </Button>
      </div>
    </>
  );
}
