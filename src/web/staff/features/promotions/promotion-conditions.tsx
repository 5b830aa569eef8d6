import { type ComponentProps, useId } from 'react';
import { ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { ServingHoursFields } from '../menu-editor/fields/serving-hours-fields.tsx';
import type { PromotionDraft } from './promotion-draft.ts';

const LazyServingHours = lazyPart<ComponentProps<typeof ServingHoursFields>>(() =>
  import('../menu-editor/fields/serving-hours-fields.tsx').then((file) => file.ServingHoursFields),
);

/** For whom and when the offer is: delivered or fetched, a first order, on which weekdays at which hours. */
export function PromotionConditionsFields({ draft }: { draft: Draft<PromotionDraft> }) {
  const t = useMessages('staff-promotions');
  const name = useId();
  const { value, change, errorOf } = draft;
  return (
    <>
      <Segmented
        label={t('order_type')}
        name={name}
        value={value.orderType ?? 'both'}
        onChange={(which) => change({ orderType: ORDER_TYPES.find((type) => type === which) ?? null })}
        options={(['both', ...ORDER_TYPES] as const).map((which) => ({
          value: which,
          label: t(`order_type_${which}`),
        }))}
      />
      <Switch
        checked={value.firstOrderOnly}
        description={t('first_order_text')}
        onChange={() => change({ firstOrderOnly: !value.firstOrderOnly })}
      >
        {t('first_order_only')}
      </Switch>
      <LazyServingHours
        value={value.hours}
        hint={t('hours_hint')}
        errorOf={(path) => errorOf(`hours.${path}`)}
        onChange={(hours) => change({ hours })}
      />
    </>
  );
}
