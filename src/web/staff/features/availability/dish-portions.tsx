import { type FormEvent, useState } from 'react';
import { setPortions } from '../../../../contract/endpoints/menu-record.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './availability-row.module.css';
import type { MenuItem } from './menu-items.ts';

/** How many portions of a dish are left today, and what staff say that they are. */
export function DishPortions({ item: { _id, name, portionsLeft = null } }: { item: MenuItem }) {
  const t = useMessages('availability');
  const { snackbar } = useApp();
  const { call, menu } = useStaff();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function set(left: number | null): Promise<void> {
    setSending(true);
    const result = await call(setPortions, { params: { id: _id }, body: { left }, quiet: true });
    setSending(false);
    if (!result.ok) return snackbar.show(refusalText(result.failure) || t('not_saved'), { tone: 'error' });
    menu.take(result.data.data);
    setTyped(null);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed?.trim()) void set(Number(typed));
  }

  if (typed === null) {
    return (
      <Button
        variant="text"
        className={portionsLeft === null ? styles.quiet : undefined}
        aria-label={portionsLeft === null ? t('count_of', { name }) : undefined}
        onClick={() => setTyped(portionsLeft === null ? '' : String(portionsLeft))}
      >
        {portionsLeft === null ? t('count_portions') : t('portions_left', { count: portionsLeft })}
      </Button>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('left_today')}
        type="number"
        inputMode="numeric"
        min={0}
        max={9999}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" busy={isSending}>
        {t('set_date')}
      </Button>
      {portionsLeft !== null && (
        <Button variant="tonal" busy={isSending} onClick={() => void set(null)}>
          {t('as_usual')}
        </Button>
      )}
      <IconButton icon="x" label={t('cancel')} className={styles.cancel} onClick={() => setTyped(null)} />
    </form>
  );
}
