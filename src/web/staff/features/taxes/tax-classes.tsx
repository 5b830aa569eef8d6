import { useState } from 'react';
import type { TaxClassesInput, TaxedGoods } from '../../../../contract/staff/staff-taxes.ts';
import { TAX_CLASSES, type TaxClass } from '../../../../domain/taxes/tax-rates.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from './tax-classes.module.css';

type Goods = TaxedGoods['dishes'][number] & { group?: string };

/** The class of each dish and option. A choice is saved at once. */
export function TaxClasses() {
  const t = useMessages('tax-settings');
  const { transport } = useStaff();
  const path = '/staff/tax-classes';
  const [problem, setProblem] = useState<string | null>(null);
  const [showsOptions, setShowsOptions] = useState(false);
  const record = useRecord('tax-classes', () => transport<{ data: TaxedGoods }>({ method: 'GET', path, quiet: true }));
  const save = async (body: Partial<TaxClassesInput>) => {
    const answer = await transport<{ data: TaxedGoods }>({ method: 'PUT', path, body, quiet: true });
    setProblem(answer.ok ? null : refusalText(answer.failure) || t('not_saved'));
    if (answer.ok) record.take(answer.data.data);
    else record.reload();
  };
  const goods = record.value;
  if (!goods) return null;
  const rows = (list: readonly Goods[], kind: keyof TaxClassesInput) => (
    <ul className={styles.list}>
      {list.map(({ _id, name, group, taxClass }) => (
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
  return (
    <Panel title={t('classes')}>
      <p className="muted small">{t('classes_text')}</p>
      {problem && <Alert>{problem}</Alert>}
      {rows(goods.dishes, 'dishes')}
      {goods.options.length > 0 &&
        (showsOptions ? (
          rows(goods.options, 'options')
        ) : (
          <Button variant="outline" before="chevron-down" onClick={() => setShowsOptions(true)}>
            {t('show_options', { count: goods.options.length })}
          </Button>
        ))}
    </Panel>
  );
}
