import { useParams } from 'react-router';
import { calledName } from '../../../domain/orders/call-number.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { timeText } from '../../features/orders/order-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/signs/alert.tsx';
import { Skeleton, SkeletonArea } from '../../ui/signs/skeleton.tsx';
import { Ride } from '../features/courier/ride.tsx';
import { RidesFrame } from '../features/courier/rides-frame.tsx';
import { TakeRide } from '../features/courier/take-ride.tsx';
import { useRide } from '../features/courier/use-ride.ts';

/** One delivery, for the courier who is signed in: to be taken, or theirs. */
export function Component() {
  const { id = '' } = useParams<'id'>();
  return <OneRide key={id} id={id} />;
}

function OneRide({ id }: { id: string }) {
  const t = useMessages('rides');
  const courier = useMessages('courier');
  const language = useLanguage();
  const order = useRide(id);
  const { value, failure } = order;
  const all = (
    <ButtonLink to="/staff/rides" variant="text" full before="arrow-left">
      {t('all')}
    </ButtonLink>
  );
  const isGone = failure?.kind === 'problem' && failure.status === 404;
  if (isGone || value?.state === 'taken' || value?.state === 'over') {
    return (
      <RidesFrame title={t('gone_title')} text={t('gone_text')}>
        {all}
      </RidesFrame>
    );
  }
  if (!value) {
    return (
      <RidesFrame title={courier('title')}>
        {failure ? (
          <Alert actions={<Button onClick={order.ask}>{courier('again')}</Button>}>{courier('no_line')}</Alert>
        ) : (
          <SkeletonArea label={courier('title')}>
            <Skeleton shape="block" />
          </SkeletonArea>
        )}
      </RidesFrame>
    );
  }
  if (value.state === 'free') {
    return (
      <RidesFrame title={courier('order', { number: calledName(value) })} text={t('take_text')}>
        <TakeRide way={value.way} take={order.take} />
        {all}
      </RidesFrame>
    );
  }
  const { ride } = value;
  const due = ride.promised && timeText(ride.promised.to, { zone: ride.timezone, language });
  return (
    <RidesFrame
      title={courier('order', { number: calledName(ride) })}
      {...(due && { text: courier('due', { time: due }) })}
    >
      <Ride ride={ride} order={order} />
      {all}
    </RidesFrame>
  );
}
