import { TIPPED, type Tips } from '../../../../domain/orders/tips.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from '../editing/form-part.module.css';
import type { FeeDraft } from './fee-draft.ts';

/** Whether customers who pay online can tip, and whom. */
export function TipPanel({ draft }: { draft: Draft<FeeDraft> }) {
  const t = useMessages('fee-settings');
  const { tips } = draft.value;
  const change = (fields: Partial<FeeDraft['tips']>) => draft.change({ tips: { ...tips, ...fields } });
  const error = [0, 1, 2, 3].map((at) => draft.errorOf(`tips.percentages.${at}`)).find(Boolean);
  return (
    <Panel title={t('tips')} className={styles.part}>
      <p className="muted">{t('tips_text')}</p>
      <Switch checked={tips.isOffered} onChange={() => change({ isOffered: !tips.isOffered })}>
        {t('tips_offered')}
      </Switch>
      {tips.isOffered && (
        <div className={styles.pair}>
          <TextField
            label={t('percentages')}
            hint={t('percentages_hint')}
            value={tips.percentages}
            autoComplete="off"
            error={error ?? draft.errorOf('tips.percentages')}
            onChange={({ currentTarget }) => change({ percentages: currentTarget.value })}
          />
          <SelectField
            label={t('tips_to')}
            value={tips.to}
            options={TIPPED.map((value) => ({ value, label: t(`tips_to_${value}`) }))}
            onChange={({ currentTarget }) => change({ to: currentTarget.value as Tips['to'] })}
          />
        </div>
      )}
    </Panel>
  );
}
