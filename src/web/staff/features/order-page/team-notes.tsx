import { type FormEvent, useState } from 'react';
import { addOrderNote } from '../../../../contract/endpoints/order-record.ts';
import type { OrderNote } from '../../../../contract/staff/staff-order-record.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { shortTime } from '../board/order-labels.ts';
import { LimitedArea } from '../editing/limited-text.tsx';
import styles from './order-page.module.css';
import type { OrderPartProps } from './step-back.tsx';

/** Notes about the order that only the team reads. */
export function TeamNotes({ record: { order, notes }, onChanged }: OrderPartProps) {
  const t = useMessages('order-page');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [text, setText] = useState('');
  const [isSaving, setSaving] = useState(false);
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving || text.trim() === '') return;
    setSaving(true);
    const answer = await call(addOrderNote, { params: { id: order._id }, body: { text } });
    setSaving(false);
    if (!answer.ok) return;
    setText('');
    onChanged(answer.data.data);
    snackbar.show(t('note_added'), { tone: 'success' });
  }
  return (
    <Panel title={t('notes')}>
      {notes.length === 0 ? <p className="muted">{t('no_notes')}</p> : <Written list={notes} />}
      <form noValidate className={styles.form} onSubmit={(event) => void add(event)}>
        <LimitedArea
          label={t('note')}
          hint={t('note_hint')}
          rows={2}
          limit={500}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" size="sm" variant="tonal" before="pencil" busy={isSaving}>
          {t('add_note')}
        </Button>
      </form>
    </Panel>
  );
}

/** What was written, each with who wrote it and when. */
export function Written({ list }: { list: OrderNote[] }) {
  const clock = useOrderClock();
  const { board } = useStaff();
  return (
    <ul className={styles.written}>
      {list.map(({ _id, text, at, by }) => (
        <li key={_id}>
          <p>{text}</p>
          <span className={styles.sign}>{[by, shortTime(at, clock, board.now())].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
