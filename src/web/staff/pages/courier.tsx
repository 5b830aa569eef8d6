import { useLocation } from 'react-router';
import { calledName } from '../../../domain/orders/call-number.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { dateTime } from '../../app/format/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import { Ride } from '../features/courier/ride.tsx';
import { TakeForm } from '../features/courier/take-form.tsx';
import { useCourierOrder } from '../features/courier/use-courier-order.ts';
import { EntryPage } from '../shell/entry-page.tsx';

/** The page of a courier's link, which needs no account. Its token is in the fragment, which the server never sees. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return token ? <OrderOfLink key={token} token={token} /> : <RideLinkOver />;
}

function OrderOfLink({ token }: { token: string }) {
  const t = useMessages('courier');
  const language = useLanguage();
  const order = useCourierOrder(token);
  const { value, failure } = order;
  if (failure?.kind === 'problem' && failure.status === 404) return <RideLinkOver />;
  if (!value) {
    return (
      <EntryPage title={t('title')}>
        {failure ? (
          <Alert actions={<Button onClick={order.ask}>{t('again')}</Button>}>{t('no_line')}</Alert>
        ) : (
          <SkeletonArea label={t('title')}>
            <Skeleton shape="block" />
          </SkeletonArea>
        )}
      </EntryPage>
    );
  }
  if (value.state === 'over') return <RideLinkOver />;
  if (value.state === 'taken') {
    return (
      <EntryPage title={t('taken_title')} text={t('taken_text')}>
        <Button variant="tonal" full onClick={order.ask}>
          {t('again')}
        </Button>
      </EntryPage>
    );
  }
  if (value.state === 'free') {
    return (
      <EntryPage title={t('order', { number: calledName(value) })} text={t('take_text')}>
        <TakeForm take={order.take} />
      </EntryPage>
    );
  }
  const { ride } = value;
  const at = (instant: string) => dateTime(instant, ride.timezone, language, { timeStyle: 'short' });
  return (
    <EntryPage
      title={t('order', { number: calledName(ride) })}
      {...(ride.promised && { text: t('due', { time: at(ride.promised.to) }) })}
    >
      <Ride ride={ride} order={order} />
    </EntryPage>
  );
}

/** Of a link that is unknown, or whose order was over before anybody took it, or is since two hours. */
function RideLinkOver() {
  const t = useMessages('courier');
  return (
    <EntryPage title={t('link_over_title')} text={t('link_over_text')}>
      {null}
    </EntryPage>
  );
}
