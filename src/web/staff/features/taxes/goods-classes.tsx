import { useState } from 'react';
import { changeTaxClasses, getTaxClasses } from '../../../../contract/endpoints/taxes.ts';
import type { TaxClassesInput, TaxedGoods } from '../../../../contract/staff/staff-taxes.ts';
import { TAX_CLASSES, type TaxClass } from '../../../../domain/taxes/tax-rates.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from './tax-classes.module.css';

type Goods = TaxedGoods['dishes'][number] & { group?: string };

/** What is sold with its classes, once it is known, and how one is chosen: a choice is saved at once. */
export function useTaxClasses() {
  const t = useMessages('tax-settings');
  const { call } = useStaff();
  const [problem, setProblem] = useState<string | null>(null);
  const record = useRecord('tax-classes', () => call(getTaxClasses, { quiet: true }));
  const save = async (body: Partial<TaxClassesInput>) => {
    const answer = await call(changeTaxClasses, { body, quiet: true });
    setProblem(answer.ok ? null : refusalText(answer.failure) || t('not_saved'));
    if (answer.ok) record.take(answer.data.data);
    else record.reload();
  };
  return { goods: record.value, record, problem, save };
}

interface GoodsClassesProps {
  goods: readonly Goods[];
  kind: keyof TaxClassesInput;
  save(body: Partial<TaxClassesInput>): Promise<void>;
}

/** Dishes or options, each with the choice of its class. */
export function GoodsClasses({ goods, kind, save }: GoodsClassesProps) {
  const t = useMessages('tax-settings');
  return (
    <ul className={styles.list}>
      {goods.map(({ _id, name, group, taxClass }) => (
        <li key={_id}>
          <span>
            <span>{name}</span>
            {group && <small className="muted">{` · ${group}`}</small>}
          </span>
          <SelectField
            label={t('class_of', { name })}
            hideLabel
            value={taxClass ?? ''}
            options={(['', ...TAX_CLASSES] as const).map((value) => ({
              value,
              label: value === '' ? t(kind === 'dishes' ? 'usual_dish' : 'usual_option') : t(`class_${value}`),
            }))}
            onChange={({ currentTarget }) =>
              void save({ [kind]: [{ _id, taxClass: (currentTarget.value || null) as TaxClass | null }] })
            }
          />
        </li>
      ))}
    </ul>
  );
}
