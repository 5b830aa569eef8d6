import { callBackDelivery } from '../../../../contract/endpoints/delivery-services.ts';
import type { StaffHandedDelivery } from '../../../../contract/staff/staff-delivery-services.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { isBack, isHandedEnd, SERVICE_NAMES } from '../../../../domain/delivery-services/delivery-services.ts';
import { hasEnded } from '../../../../domain/orders/order-status.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useProblemText } from './problem-text.ts';

/** How far the service is with the order, what it costs, and where one sees it. */
export function ServiceState({ order, handed }: { order: StaffOrder; handed: StaffHandedDelivery }) {
  const t = useMessages('handing');
  const language = useLanguage();
  const clock = useOrderClock();
  const problemText = useProblemText();
  const { busy } = useApp();
  const { call, board } = useStaff();
  const { state, courier, pickupAt, price, trackingUrl, problem, isCalledBack } = handed;
  const service = SERVICE_NAMES[handed.service];
  const isOver = isHandedEnd(state);
  async function callBack(): Promise<void> {
    const answer = await busy.run(() => call(callBackDelivery, { params: { id: order._id } }));
    if (answer.ok) board.receive(answer.data.data.order);
  }
  const words = isCalledBack ? (isBack(state) ? 'called_back' : 'calling_back') : (`state_${state}` as const);
  const facts = [
    courier && !isOver && t('courier', { name: courier }),
    pickupAt &&
      ['searching', 'assigned'].includes(state) &&
      t('pickup_at', { time: timeText(Date.parse(pickupAt), clock) }),
    price !== null && t('costs', { price: money(price, order.currency, language) }),
  ].filter((each) => typeof each === 'string');
  const said = [t(words, { service }), problem && problemText(problem, handed.service)].filter(Boolean).join(' ');
  const isLoud = (isBack(state) && !isCalledBack) || problem !== undefined;
  return (
    <>
      {isLoud ? (
        <Alert>{isBack(state) && !hasEnded(order.status) ? `${said} ${t('yours_again')}` : said}</Alert>
      ) : (
        <p>
          <b>{said}</b>
        </p>
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {trackingUrl && !isBack(state) && (
        <a className="link" href={trackingUrl} target="_blank" rel="noreferrer">
          {t('follow', { service })}
        </a>
      )}
      {!isOver && !isCalledBack && (
        <Button variant="outline" size="sm" before="undo-2" onClick={() => void callBack()}>
          {t('call_back', { service })}
        </Button>
      )}
    </>
  );
}
