import { useMessages } from '../../../../app/app-context.ts';
import { Panel } from '../../../../ui/panel.tsx';
import form from '../../editing/form-part.module.css';
import { ServingHoursFields } from '../fields/serving-hours-fields.tsx';
import type { DishPartProps } from './dish-in-menu.ts';

/** When a dish is served, where that is not always. */
export function DishHours({ draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  return (
    <Panel title={t('serving_title')} className={form.part}>
      <ServingHoursFields
        value={draft.value.hours}
        hint={t('serving_hint_dish')}
        errorOf={(path) => draft.errorOf(`hours.${path}`)}
        onChange={(hours) => draft.change({ hours })}
      />
    </Panel>
  );
}
