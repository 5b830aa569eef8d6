import { useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import form from '../editing/form-part.module.css';
import type { DishPartProps } from './dish-in-menu.ts';

/** What a dish means for the kitchen: what one takes of a slot, and how long before it must be ordered. */
export function DishKitchen({ draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const { units, noticeHours, dailyPortions, showsPortions } = draft.value;
  return (
    <Panel title={t('kitchen')} className={form.part}>
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
