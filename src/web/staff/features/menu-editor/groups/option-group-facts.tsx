import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { useMessages } from '../../../../app/app-context.ts';
import type { Content } from '../../../../ui/content.tsx';
import { ownLabels } from '../own-labels.ts';
import { valueLabels } from './group-labels.ts';
import styles from './option-group-facts.module.css';
import { ruleLabels } from './rule-labels.ts';

interface OptionGroupFactsProps {
  group: StaffOptionGroup;
  menu: MenuRecord;
  /** A further line. */
  children?: Content;
}

/** An option group in short: its name, its rule, and its options. */
export function OptionGroupFacts({ group, menu, children }: OptionGroupFactsProps) {
  const product = useMessages('product');
  const t = useMessages('menu-editor');
  const openers = menu.optionGroups.flatMap(({ values }) =>
    values.flatMap(({ opens, label }) => (opens.includes(group._id) ? [ownLabels(label, menu.contentLanguage)] : [])),
  );
  const { name, minSelections: min, maxSelections: max } = group;
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{ownLabels(name, menu.contentLanguage)}</p>
      <p className={styles.values}>{`${ruleLabels(product, { min, max })} · ${valueLabels(group, menu)}`}</p>
      {openers.length > 0 && <p className={styles.values}>{t('only_with', { choice: openers.join(', ') })}</p>}
      {children && <p className={styles.values}>{children}</p>}
    </div>
  );
}
