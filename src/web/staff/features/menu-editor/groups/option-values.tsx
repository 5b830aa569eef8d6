import { useRef } from 'react';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import type { Draft } from '../../../app/use-draft.ts';
import type { Suggest } from '../../editing/use-suggestions.ts';
import { newOption, type OptionGroupDraft } from '../fields/option-group-draft.ts';
import { sizesBeside } from '../fields/sizes.ts';
import { OptionValueFields } from './option-value.tsx';
import styles from './option-values.module.css';

interface OptionValuesProps {
  menu: MenuRecord;
  /** The stored group; null: it is a new one. */
  stored: StaffOptionGroup | null;
  draft: Draft<OptionGroupDraft>;
  suggest: Suggest | undefined;
}

/** The group's options, in the order shown. */
export function OptionValues({ draft, ...props }: OptionValuesProps) {
  const t = useMessages('menu-editor');
  const { values } = draft.value;
  const sizes = sizesBeside(props.menu, props.stored);
  const added = useRef(values.length);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  function add(): void {
    added.current += 1;
    draft.change({ values: [...values, newOption(`new-${added.current}`)] });
    // Focuses the new option's input once it is rendered.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  }
  return (
    <section aria-label={t('choices')} className={styles.values}>
      <h3 className={styles.title}>{t('choices')}</h3>
      <FieldError id="choices-error">{draft.errorOf('values')}</FieldError>
      <ul ref={list} className={styles.list}>
        {values.map((value, place) => (
          <OptionValueFields
            key={value.key}
            {...props}
            sizes={sizes}
            draft={draft}
            value={value}
            place={place}
            // The pressed button is removed with the option.
            onRemove={() => addButton.current?.focus()}
          />
        ))}
      </ul>
      {values.length < STAFF_MAX.optionValues && (
        <Button ref={addButton} variant="outline" before="plus" className={styles.add} onClick={add}>
          {t('add_choice')}
        </Button>
      )}
    </section>
  );
}
