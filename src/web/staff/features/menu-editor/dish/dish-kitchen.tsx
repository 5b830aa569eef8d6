import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import form from '../../editing/form-part.module.css';
import { LimitedField } from '../../editing/limited-text.tsx';
import type { DishPartProps } from './dish-in-menu.ts';

/** What a dish means for the kitchen: what it is called there, how long it cooks, how much of it there is, and how long before it must be ordered. */
export function DishKitchen({ draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const { units, noticeHours, dailyPortions, showsPortions, kitchenName, cookingMinutes } = draft.value;
  return (
    <Panel title={t('kitchen')} className={form.part}>
      <LimitedField
        label={t('kitchen_name')}
        hint={t('kitchen_name_hint')}
        autoComplete="off"
        limit={STAFF_MAX.kitchenName}
        value={kitchenName}
        error={draft.errorOf('kitchenName')}
        onChange={({ currentTarget }) => draft.change({ kitchenName: currentTarget.value })}
      />
      <TextField
        label={t('cooking_minutes')}
        hint={t('cooking_minutes_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={cookingMinutes}
        error={draft.errorOf('cookingMinutes')}
        onChange={({ currentTarget }) => draft.change({ cookingMinutes: currentTarget.value })}
      />
      <TextField
        label={t('units')}
        hint={t('units_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={units}
        error={draft.errorOf('units')}
        onChange={({ currentTarget }) => draft.change({ units: currentTarget.value })}
      />
      <TextField
        label={t('notice')}
        hint={t('notice_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={noticeHours}
        error={draft.errorOf('noticeMinutes')}
        onChange={({ currentTarget }) => draft.change({ noticeHours: currentTarget.value })}
      />
      <TextField
        label={t('portions')}
        hint={t('portions_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={dailyPortions}
        error={draft.errorOf('dailyPortions')}
        onChange={({ currentTarget }) => draft.change({ dailyPortions: currentTarget.value })}
      />
      <Switch
        checked={showsPortions}
        description={t('shows_portions_hint')}
        onChange={() => draft.change({ showsPortions: !showsPortions })}
      >
        {t('shows_portions')}
      </Switch>
    </Panel>
  );
}
