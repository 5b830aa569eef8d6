import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { Stepper } from '../../../../ui/fields/stepper.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import type { Draft } from '../../../app/use-draft.ts';
import type { OptionGroupDraft } from '../fields/option-group-draft.ts';
import styles from './option-rules.module.css';
import { ruleLabels } from './rule-labels.ts';

type RuleLabel = 'at_least' | 'at_most' | 'per_option' | 'included';

/** Of a size, exactly one is chosen. */
const SIZE_RULES = { isSize: true, minSelections: 1, maxSelections: 1, maxPerValue: 1, included: 0 };
const RULES = ['minSelections', 'maxSelections', 'isSize'];

/** How many options must and may be chosen, of one and of all, and how many the price includes. */
export function OptionRules({ draft }: { draft: Draft<OptionGroupDraft> }) {
  const t = useMessages('menu-editor');
  const product = useMessages('product');
  const { minSelections: min, maxSelections: max, maxPerValue, included, isSize } = draft.value;
  const changes = (label: RuleLabel, next: number) =>
    ({
      at_least: { minSelections: next },
      at_most: { maxSelections: next, minSelections: Math.min(min, next), included: Math.min(included, next) },
      per_option: { maxPerValue: next },
      included: { included: next },
    })[label];
  const stepper = (label: RuleLabel, value: number, limits: { min: number; max: number }) => (
    <div className={styles.row}>
      <span aria-hidden="true">{t(label)}</span>
      <Stepper
        {...limits}
        value={value}
        labels={{
          group: t(label),
          less: t('less', { label: t(label) }),
          more: t('more', { label: t(label) }),
        }}
        onChange={(next) => draft.change(changes(label, next))}
      />
    </div>
  );
  return (
    <fieldset className={styles.rules}>
      <legend className={styles.legend}>{t('rules')}</legend>
      <Switch
        checked={isSize}
        onChange={({ currentTarget: { checked } }) => draft.change(checked ? SIZE_RULES : { isSize: false })}
      >
        {t('is_size')}
      </Switch>
      {isSize && <p className="muted small">{t('is_size_hint')}</p>}
      {!isSize && (
        <>
          <Switch
            checked={min > 0}
            onChange={({ currentTarget }) => draft.change({ minSelections: currentTarget.checked ? 1 : 0 })}
          >
            {t('must_choose')}
          </Switch>
          {stepper('at_most', max, { min: 1, max: STAFF_MAX.optionValues })}
          {min > 0 && max > 1 && stepper('at_least', min, { min: 1, max })}
          {max > 1 && stepper('per_option', maxPerValue, { min: 1, max: Math.min(max, STAFF_MAX.optionPieces) })}
          {stepper('included', included, { min: 0, max })}
          {included > 0 && <p className="muted small">{t('included_hint')}</p>}
        </>
      )}
      <p className={styles.words}>
        <span>{`${t('customers_read')} `}</span>
        <b>{ruleLabels(product, { min, max })}</b>
      </p>
      <FieldError id="rules-error">{RULES.map(draft.errorOf).find(Boolean)}</FieldError>
    </fieldset>
  );
}
