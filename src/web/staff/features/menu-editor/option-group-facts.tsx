import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../contract/staff/staff-menu-options.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { Content } from '../../../ui/content.tsx';
import { valueWords } from './group-words.ts';
import styles from './option-group-facts.module.css';
import { ownWords } from './own-words.ts';
import { ruleWords } from './rule-words.ts';

interface OptionGroupFactsProps {
  group: StaffOptionGroup;
  menu: MenuRecord;
  /** A further line. */
  children?: Content;
}

/** An option group in short: its name, its rule, and its options. */
export function OptionGroupFacts({ group, menu, children }: OptionGroupFactsProps) {
  const product = useMessages('product');
  const { name, minSelections: min, maxSelections: max } = group;
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{ownWords(name, menu.contentLanguage)}</p>
      <p className={styles.values}>{`${ruleWords(product, { min, max })} · ${valueWords(group, menu)}`}</p>
      {children && <p className={styles.values}>{children}</p>}
    </div>
  );
}
