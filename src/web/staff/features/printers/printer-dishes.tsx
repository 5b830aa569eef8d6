import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { ownLabels } from '../menu-editor/own-labels.ts';
import styles from './printer-form.module.css';

interface PrinterDishesProps {
  /** Ids of categories; null: all dishes. */
  chosen: string[] | null;
  onChange(chosen: string[] | null): void;
}

/** Which dishes a kitchen printer prints: all, or those of some categories. */
export function PrinterDishes({ chosen, onChange }: PrinterDishesProps) {
  const t = useMessages('printers');
  const { api } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { value: menu } = useRecord('printed categories', () => api.menuRecord.read({ quiet: true }));
  const categories = menu?.categories ?? [];
  return (
    <fieldset className={styles.dishes}>
      <legend>{t('dishes')}</legend>
      <Checkbox checked={chosen === null} onChange={() => onChange(chosen === null ? [] : null)}>
        {t('all_dishes')}
      </Checkbox>
      {chosen !== null &&
        categories.map(({ _id: id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={() => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
          >
            {ownLabels(name, own)}
          </Checkbox>
        ))}
    </fieldset>
  );
}
