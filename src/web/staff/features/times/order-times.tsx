import { changeOrderTimes, getOrderTimes } from '../../../../contract/endpoints/order-times.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { type StaffOrderTimes, staffOrderTimes } from '../../../../contract/staff/staff-order-times.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { useApp, useMessages, useNow } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import styles from '../editing/form-part.module.css';
import { RecordPage } from '../editing/record-page.tsx';
import { firstDateOf } from '../hours/hours-draft.ts';
import { CapacityRules } from './capacity-rules.tsx';
import { DeliveryHours } from './delivery-hours.tsx';
import { GuestTextsSwitch } from './guest-texts.tsx';
import { LaterOrders } from './later-orders.tsx';
import { OrderMails } from './order-mails.tsx';
import { Preparation } from './preparation.tsx';
import { useTimesChangeWords } from './times-change-words.ts';
import { timesDraft, timesInput } from './times-draft.ts';
import { Wishes } from './wishes.tsx';

/** How the restaurant takes orders in time: preparation, last orders, slots and what the kitchen can do in each. */
export function OrderTimesSettings() {
  const t = useMessages('order-times');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('order-times', () => call(getOrderTimes, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) =>
        restaurant && (
          <>
            <Times saved={saved} record={record} restaurant={restaurant} />
            <Wishes />
            <OrderMails />
            <GuestTextsSwitch />
          </>
        )
      }
    </RecordPage>
  );
}

interface TimesProps {
  saved: Versioned<StaffOrderTimes>;
  record: RecordState<Versioned<StaffOrderTimes>>;
  restaurant: Restaurant;
}

function Times({ saved, record, restaurant }: TimesProps) {
  const t = useMessages('order-times');
  const { resources } = useApp();
  const { call } = useStaff();
  const firstDate = firstDateOf(useNow(), restaurant.timezone);
  const draft = useDraft({
    name: 'order-times',
    saved: timesDraft(saved, firstDate),
    schema: staffOrderTimes,
    input: timesInput,
    send: (input) => call(changeOrderTimes, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, (now: Versioned<StaffOrderTimes>) => timesDraft(now, firstDate)),
  });
  const { autoAccept, publishesPunctuality } = draft.value;
  return (
    <DraftForm draft={draft} describe={useTimesChangeWords()}>
      <Preparation draft={draft} restaurant={restaurant} />
      <CapacityRules draft={draft} />
      <Panel title={t('promise_title')} className={styles.part}>
        <Switch
          checked={autoAccept}
          description={t('auto_accept_text')}
          onChange={() => draft.change({ autoAccept: !autoAccept })}
        >
          {t('auto_accept')}
        </Switch>
        <Switch
          checked={publishesPunctuality}
          description={t('publish_text')}
          onChange={() => draft.change({ publishesPunctuality: !publishesPunctuality })}
        >
          {t('publish')}
        </Switch>
      </Panel>
      <LaterOrders draft={draft} />
      <DeliveryHours draft={draft} firstDate={firstDate} />
      <p className="muted">{t('from_now_on')}</p>
    </DraftForm>
  );
}
