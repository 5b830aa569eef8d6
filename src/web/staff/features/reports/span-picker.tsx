import { useState } from 'react';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { addDays } from '../../../../domain/times/zoned-time.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './span-picker.module.css';
import { type ReportSpan, SPANS, type SpanName } from './spans.ts';

interface SpanPickerProps {
  name: SpanName;
  onName(name: SpanName): void;
  own: ReportSpan;
  onOwn(span: ReportSpan): void;
  today: string;
}

/** A choice of predefined spans, or of two dates. */
export function SpanPicker({ name, onName, own, onOwn, today }: SpanPickerProps) {
  const t = useMessages('reports');
  return (
    <div className={styles.picker}>
      <Segmented
        label={t('span')}
        name="span"
        value={name}
        onChange={onName}
        options={SPANS.map((value) => ({ value, label: t(value) }))}
        className={styles.names}
      />
      {name === 'own' && <OwnDates own={own} onOwn={onOwn} today={today} />}
    </div>
  );
}

/** The two dates. An incomplete or invalid span is not passed on. */
function OwnDates({ own, onOwn, today }: Pick<SpanPickerProps, 'own' | 'onOwn' | 'today'>) {
  const t = useMessages('reports');
  const [typed, setTyped] = useState(own);
  function type(changes: Partial<ReportSpan>): void {
    const next = { ...typed, ...changes };
    setTyped(next);
    if (next.from && next.to && troubleOf(next) === null) onOwn(next);
  }
  const trouble = troubleOf(typed);
  return (
    <div className={styles.dates}>
      <TextField
        type="date"
        label={t('from')}
        value={typed.from}
        max={today}
        onChange={({ currentTarget }) => type({ from: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('to')}
        value={typed.to}
        max={today}
        error={trouble && t(trouble, { days: STAFF_MAX.figuresDays })}
        onChange={({ currentTarget }) => type({ to: currentTarget.value })}
      />
    </div>
  );
}

function troubleOf({ from, to }: ReportSpan): 'backwards' | 'too_long' | null {
  if (!from || !to) return null;
  if (from > to) return 'backwards';
  return addDays(from, STAFF_MAX.figuresDays) <= to ? 'too_long' : null;
}
