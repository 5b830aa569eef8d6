import type { TaxClassesInput } from '../../../../contract/staff/staff-taxes.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { NotLoaded } from '../editing/not-loaded.tsx';
import { GoodsClasses, useTaxClasses } from './goods-classes.tsx';

export interface TaxClassOfProps {
  kind: keyof TaxClassesInput;
  ids: readonly string[];
}

/** The classes of one dish, or of a group's options, where they are edited. A choice is saved at once. */
export function TaxClassOf({ kind, ids }: TaxClassOfProps) {
  const t = useMessages('tax-settings');
  const { goods, record, problem, save } = useTaxClasses();
  const mine = goods?.[kind]
    .filter(({ _id }) => ids.includes(_id))
    .map(({ _id, name, taxClass }) => ({ _id, name, taxClass }));
  if (!mine) return <NotLoaded record={record} />;
  if (mine.length === 0) return null;
  return (
    <Panel title={t('classes')}>
      <p className="muted small">{t('classes_text')}</p>
      {problem && <Alert>{problem}</Alert>}
      <GoodsClasses goods={mine} kind={kind} save={save} />
    </Panel>
  );
}
