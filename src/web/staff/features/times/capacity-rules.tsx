import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { usualMostUnits } from '../../../../domain/slots/held-unpaid.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { CapacityRuleFields } from './capacity-rule-fields.tsx';
import styles from './capacity-rules.module.css';
import { NEW_RULE, type RuleDraft, type TimesDraft, timesInput } from './times-draft.ts';

/** What the kitchen can do in each slot. */
export function CapacityRules({ draft }: { draft: Draft<TimesDraft> }) {
  const t = useMessages('order-times');
  const { rules, mostUnits, slotMinutes } = draft.value;
  const usual = usualMostUnits({ rules: timesInput(draft.value).rules, slotMinutes: Number(slotMinutes) });
  const change = (changed: readonly RuleDraft[]) => draft.change({ rules: changed });
  return (
    <Panel title={t('capacity')}>
      <p className="muted">{t('capacity_text')}</p>
      <ul className={styles.list}>
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the inputs have no state of their own
          <li key={index} className={styles.row}>
            <CapacityRuleFields
              rule={rule}
              number={index + 1}
              errorOf={(path) => draft.errorOf(`rules.${index}.${path}`)}
              onChange={(changes) => change(rules.map((each, at) => (at === index ? { ...each, ...changes } : each)))}
              onRemove={() => change(rules.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {rules.length < STAFF_MAX.capacityRules && (
        <Button variant="outline" before="plus" onClick={() => change([...rules, NEW_RULE])}>
          {t('add_rule')}
        </Button>
      )}
      <TextField
        label={t('mostUnits')}
        hint={usual === null ? t('mostUnits_any') : t('mostUnits_hint', { count: usual })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        className={styles.most}
        value={mostUnits}
        error={draft.errorOf('mostUnits')}
        onChange={({ currentTarget }) => draft.change({ mostUnits: currentTarget.value })}
      />
    </Panel>
  );
}
