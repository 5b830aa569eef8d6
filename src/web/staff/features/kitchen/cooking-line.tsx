import type { StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { Allergen } from '../../../../domain/menu/food-labels.ts';
import { lineClash } from '../../../../domain/menu/line-clash.ts';
import { quoted } from '../../../../domain/orders/quoted-note.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { foodLabelName } from '../../app/food-label-names.ts';
import styles from './cooking-order.module.css';

interface CookingLineProps {
  line: StationScreen['orders'][number]['lines'][number];
  /** What the guest said. */
  note: string;
  /** What the guest avoids; missing: nothing was said. */
  avoids?: readonly Allergen[] | undefined;
  /** When to start it; null: nobody has said how long it cooks. */
  start: string | null;
  onBump(isDone: boolean): void;
}

/** A dish as one button: a tap says that it is done, another one takes that back. Choices in words, not as questions. */
export function CookingLine({ line, note, avoids, start, onBump }: CookingLineProps) {
  const t = useMessages('kitchen');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const said = `${note}\n${line.note ?? ''}`;
  const { contains, mayContain, isUnknown } = lineClash(line, { avoids, said });
  const clash = contains.map((code) => foodLabelName(code, language));
  const traces = mayContain.map((code) => foodLabelName(code, language)).join(', ');
  return (
    <button type="button" className={styles.line} aria-pressed={line.isDone} onClick={() => onBump(!line.isDone)}>
      <b className="num">{line.isDone ? <Icon name="check" /> : String(line.quantity)}</b>
      <span className={styles.dish}>
        <b>{line.productName}</b>
        {line.options.length > 0 && <span>{line.options.map(({ valueLabel }) => valueLabel).join(', ')}</span>}
        {line.halves && <b>{line.halves.line}</b>}
        {line.halves?.on.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {start && <span lang={language}>{start}</span>}
        {line.deal && <span>{line.deal.name}</span>}
        {line.note && <span className={styles.note}>{quoted(line.note)}</span>}
        {line.wish && (
          <span className={styles.wish} lang={language}>
            {statuses(`wish_${line.wish}`)}
          </span>
        )}
        {line.minimumAge !== undefined && <em lang={language}>{t('check_id', { age: line.minimumAge })}</em>}
        {clash.length > 0 && (
          <em lang={language}>
            <Icon name="triangle-alert" />
            <span>{clash.join(', ')}</span>
          </em>
        )}
        {traces && <em lang={language}>{statuses('may_contain', { what: traces })}</em>}
        {isUnknown && <em lang={language}>{statuses('not_declared')}</em>}
      </span>
      {line.isDone && (
        <span className={styles.undo} lang={language}>
          <Icon name="undo-2" />
          <span>{t('undo')}</span>
        </span>
      )}
    </button>
  );
}
