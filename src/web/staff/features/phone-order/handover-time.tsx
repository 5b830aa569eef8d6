import { useEffect, useState } from 'react';
import type { OfferedTimes } from '../../../../contract/cart-validation.ts';
import { instantOf } from '../../../../domain/times/zoned-time.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './handover-panel.module.css';
import { PROMISES } from './phone-draft.ts';
import type { PhoneOrder } from './use-phone-order.ts';

const NOON = 12 * 60;

/** As soon as possible with the minutes that are promised, or one of the times that the restaurant has free. */
export function HandoverTime({ order }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const { draft, change } = order;
  return (
    <>
      <Segmented
        label={t('when')}
        name="isASAP"
        value={draft.isASAP ? 'asap' : 'later'}
        onChange={(value) => change({ isASAP: value === 'asap' })}
        options={[
          { value: 'asap', label: t('asap'), icon: 'timer' },
          { value: 'later', label: t('later'), icon: 'calendar-clock' },
        ]}
      />
      {draft.isASAP ? (
        <SelectField
          label={t('ready_in')}
          value={String(draft.readyInMinutes ?? '')}
          options={[
            ...(order.restaurant.orderTimes ? [{ value: '', label: t('asap') }] : []),
            ...PROMISES.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ readyInMinutes: value ? Number(value) : null })}
        />
      ) : (
        <FreeTimes order={order} />
      )}
    </>
  );
}

function FreeTimes({ order }: { order: PhoneOrder }) {
  const t = useMessages('phone-order');
  const language = useLanguage();
  const { draft, change, faults, restaurant } = order;
  const [day, setDay] = useState<string>();
  const times = useFreeTimes(order, day);
  const { timezone: zone } = restaurant;
  if (times?.days.length === 0) return <p className="muted">{t('no_times')}</p>;
  const dayWords = (date: string) =>
    dateTime(instantOf(date, NOON, zone), zone, language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('day')}
        value={times?.day ?? ''}
        options={(times?.days ?? []).map((date) => ({ value: date, label: dayWords(date) }))}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
          change({ scheduledAt: null });
        }}
      />
      <SelectField
        label={t('time')}
        value={draft.scheduledAt ?? ''}
        error={faults.scheduledAt ? t('choose_time') : null}
        options={[
          { value: '', label: '–' },
          ...(times?.slots ?? []).map((slot) => ({ value: slot, label: timeText(slot, { zone, language }) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ scheduledAt: value || null })}
      />
    </div>
  );
}

/** The free times of a day, by default of the first that has some. */
function useFreeTimes({ draft, restaurant }: PhoneOrder, day: string | undefined): OfferedTimes | null {
  const { api } = useApp();
  const [times, setTimes] = useState<OfferedTimes | null>(null);
  const asked = JSON.stringify({
    restaurantId: restaurant._id,
    orderType: draft.orderType,
    items: draft.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...(day && { day }),
  });
  useEffect(() => {
    const asking = new AbortController();
    void api.cart.times(JSON.parse(asked), { quiet: true, signal: asking.signal }).then((result) => {
      if (result.ok && !asking.signal.aborted) setTimes(result.data.data);
    });
    return () => asking.abort();
  }, [api, asked]);
  return times;
}
