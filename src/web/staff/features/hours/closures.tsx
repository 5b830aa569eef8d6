import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { ClosureFields } from './closure-fields.tsx';
import styles from './closures.module.css';
import { type ClosureDraft, type HoursDraft, newClosure } from './hours-draft.ts';

/** Spans of dates on which the restaurant is closed. `firstDate`: 'YYYY-MM-DD', the first that can be chosen. */
export function Closures({ draft, firstDate }: { draft: Draft<HoursDraft>; firstDate: string }) {
  const t = useMessages('hours-settings');
  const { closures } = draft.value;
  const change = (changed: readonly ClosureDraft[]) => draft.change({ closures: changed });
  return (
    <Panel title={t('closures')}>
      <p className="muted">{t('closures_text')}</p>
      {closures.map((closure, index) => (
        <ClosureFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the inputs have no state of their own
          key={index}
          closure={closure}
          number={index + 1}
          firstDate={firstDate}
          errorOf={(path) => draft.errorOf(`closures.${index}.${path}`)}
          onChange={(changes) => change(closures.map((each, at) => (at === index ? { ...each, ...changes } : each)))}
          onRemove={() => change(closures.filter((_, at) => at !== index))}
        />
      ))}
      <FieldError id="closures-error">{draft.errorOf('closures')}</FieldError>
      {closures.length < STAFF_MAX.closures && (
        <Button
          variant="outline"
          before="plus"
          className={styles.add}
          onClick={() => change([...closures, newClosure()])}
        >
          {t('add_closure')}
        </Button>
      )}
    </Panel>
  );
}
