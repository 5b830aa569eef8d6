import { useRef } from 'react';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import values from '../groups/option-values.module.css';
import { newDealLine } from './deal-draft.ts';
import { DealLineFields, type DealLinesProps } from './deal-line-fields.tsx';

/** The deal's lines, in the order shown: guests choose one dish for each. */
export function DealLines({ draft, ...props }: DealLinesProps) {
  const t = useMessages('deals-editor');
  const { lines } = draft.value;
  const added = useRef(lines.length);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  function add(): void {
    added.current += 1;
    const line = newDealLine(`new-${added.current}`, props.menu.categories[0]?._id ?? null);
    draft.change({ lines: [...lines, line] });
    // Focuses the new line's input once it is rendered.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  }
  return (
    <section aria-label={t('lines')} className={values.values}>
      <h3 className={values.title}>{t('lines')}</h3>
      <p className="muted small">{t('lines_text')}</p>
      <FieldError id="lines-error">{draft.errorOf('lines')}</FieldError>
      <ul ref={list} className={values.list}>
        {lines.map((line, place) => (
          <DealLineFields
            key={line.key}
            {...props}
            draft={draft}
            line={line}
            place={place}
            // The pressed button is removed with the line.
            onRemove={() => addButton.current?.focus()}
          />
        ))}
      </ul>
      {lines.length < STAFF_MAX.dealLines && (
        <Button ref={addButton} variant="outline" before="plus" className={values.add} onClick={add}>
          {t('add_line')}
        </Button>
      )}
    </section>
  );
}
