import { useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { NotLoaded } from '../editing/not-loaded.tsx';
import { GoodsClasses, useTaxClasses } from './goods-classes.tsx';

/** The class of each dish and option. A choice is saved at once. */
export function TaxClasses() {
  const t = useMessages('tax-settings');
  const [showsOptions, setShowsOptions] = useState(false);
  const { goods, record, problem, save } = useTaxClasses();
  if (!goods) return <NotLoaded record={record} />;
  return (
    <Panel title={t('classes')}>
      <p className="muted small">{t('classes_text')}</p>
      {problem && <Alert>{problem}</Alert>}
      <GoodsClasses goods={goods.dishes} kind="dishes" save={save} />
      {goods.options.length > 0 &&
        (showsOptions ? (
          <GoodsClasses goods={goods.options} kind="options" save={save} />
        ) : (
          <Button variant="outline" before="chevron-down" onClick={() => setShowsOptions(true)}>
            {t('show_options', { count: goods.options.length })}
          </Button>
        ))}
    </Panel>
  );
}
