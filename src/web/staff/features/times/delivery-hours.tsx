import { useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { DateExceptions } from '../hours/date-exceptions.tsx';
import type { HoursDraft } from '../hours/hours-draft.ts';
import { WeekHours } from '../hours/week-hours.tsx';
import type { TimesDraft } from './times-draft.ts';

/** Hours of delivery, where they are not the opening hours. */
export function DeliveryHours({ draft, firstDate }: { draft: Draft<TimesDraft>; firstDate: string }) {
  const t = useMessages('order-times');
  const { hasDeliveryHours, deliveryHours } = draft.value;
  const hours: Draft<HoursDraft> = {
    ...draft,
    value: deliveryHours,
    change: (changes) => draft.change({ deliveryHours: { ...deliveryHours, ...changes } }),
    errorOf: (path) => draft.errorOf(`deliveryHours.${path}`),
  };
  return (
    <>
      <Panel title={t('delivery_hours')}>
        <Switch
          checked={hasDeliveryHours}
          description={t('delivery_hours_text')}
          onChange={() => draft.change({ hasDeliveryHours: !hasDeliveryHours })}
        >
          {t('delivery_hours_own')}
        </Switch>
      </Panel>
      {hasDeliveryHours && (
        <>
          <WeekHours draft={hours} />
          <DateExceptions draft={hours} firstDate={firstDate} />
        </>
      )}
    </>
  );
}
