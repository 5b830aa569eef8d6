import { getMenuRecord } from '../../../../contract/endpoints/menu-record.ts';
import { listStations } from '../../../../contract/endpoints/stations.ts';
import type { PrinterInput } from '../../../../contract/staff/staff-printers.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { ChosenBoxes } from '../editing/chosen-boxes.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';

type Choice = Pick<PrinterInput, 'stationId' | 'categoryIds'>;

interface PrinterDishesProps extends Choice {
  onChange(choice: Choice): void;
}

/** Values of the field beside the stations' ids. */
const [ALL, SOME] = ['', 'some'];

/** What a kitchen printer prints: all dishes, a station's lines, or the dishes of some categories. */
export function PrinterDishes({ stationId, categoryIds, onChange }: PrinterDishesProps) {
  const t = useMessages('printers');
  const { call } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { value: menu } = useRecord('printed categories', () => call(getMenuRecord, { quiet: true }));
  const { value: kitchen } = useRecord('printed stations', () => call(listStations, { quiet: true }));
  function choose(value: string): void {
    if (value === SOME) onChange({ stationId: null, categoryIds: [] });
    else onChange({ stationId: value || null, categoryIds: null });
  }
  const stations = kitchen?.stations ?? [];
  return (
    <>
      <SelectField
        label={t('dishes')}
        value={stationId ?? (categoryIds ? SOME : ALL)}
        options={[
          { value: ALL, label: t('all_dishes') },
          ...stations.map(({ _id, name }) => ({ value: _id, label: t('of_station', { name }) })),
          { value: SOME, label: t('some_dishes') },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {categoryIds && !stationId && (
        <ChosenBoxes
          legend={t('some_dishes')}
          things={(menu?.categories ?? []).map(({ _id, name }) => ({ _id, name: ownLabels(name, own) }))}
          chosen={categoryIds}
          onChange={(chosen) => onChange({ stationId: null, categoryIds: chosen })}
        />
      )}
    </>
  );
}
