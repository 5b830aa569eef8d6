import { type FormEvent, useState } from 'react';
import { addBlock, liftBlock, listBlocks } from '../../../../contract/endpoints/blocks.ts';
import { type BlockedContact, blockInput } from '../../../../contract/staff/staff-blocks.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { dayText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { LimitedField } from '../editing/limited-text.tsx';
import styles from './block-list.module.css';

/** The numbers and addresses from which nothing is taken online: each can be lifted, and one added. */
export function BlockList() {
  const t = useMessages('guests');
  const clock = useOrderClock();
  const { busy, snackbar } = useApp();
  const { call } = useStaff();
  const record = useRecord('blocks', () => call(listBlocks, { quiet: true }));
  const blocks = record.value?.blocks ?? [];
  async function lift(block: BlockedContact): Promise<void> {
    const answer = await busy.run(() => call(liftBlock, { params: { hash: block._id } }));
    if (!answer.ok) return;
    record.take(answer.data.data);
    snackbar.show(t('lifted'), { tone: 'success' });
  }
  return (
    <Panel title={t('blocked')}>
      <p className="muted">{t('blocked_text')}</p>
      {blocks.length > 0 && (
        <ul className={styles.list} aria-label={t('blocked')}>
          {blocks.map((block) => (
            <li key={block._id}>
              <Icon name={block.kind === 'phone' ? 'phone' : 'mail'} />
              <p>
                <b>{block.hint}</b>
                <span>{`${block.reason} · ${dayText(block.since, clock)}`}</span>
              </p>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('lift_of', { who: block.hint })}
                onClick={() => void lift(block)}
              >
                {t('lift')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddBlock onAdded={record.take} />
    </Panel>
  );
}

const NOTHING = { who: '', reason: '' };

/** Blocks a number or an address, whichever is typed. */
function AddBlock({ onAdded }: { onAdded(answer: { blocks: BlockedContact[] }): void }) {
  const t = useMessages('guests');
  const office = useMessages('editing');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [typed, setTyped] = useState(NOTHING);
  const [wrong, setWrong] = useState<Partial<typeof NOTHING>>({});
  const [isSending, setSending] = useState(false);
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const who = typed.who.trim();
    const contact = who.includes('@') ? { email: who } : { phone: who };
    const input = blockInput.safeParse({ ...contact, reason: typed.reason });
    if (!input.success) {
      const isReason = (path: PropertyKey | undefined) => path === 'reason';
      const paths = input.error.issues.map(({ path }) => path[0]);
      return setWrong({
        ...(paths.some((path) => !isReason(path)) && { who: t('who_wrong') }),
        ...(paths.some(isReason) && { reason: t('reason_missing') }),
      });
    }
    setSending(true);
    setWrong({});
    const answer = await call(addBlock, { body: input.data, quiet: true });
    setSending(false);
    if (!answer.ok) return setWrong({ who: refusalText(answer.failure) || office('not_saved') });
    setTyped(NOTHING);
    onAdded(answer.data.data);
    snackbar.show(t('is_blocked'), { tone: 'success' });
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void add(event)}>
      <TextField
        label={t('who')}
        autoComplete="off"
        value={typed.who}
        error={wrong.who ?? null}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, who: value })}
      />
      <LimitedField
        label={t('reason')}
        hint={t('reason_hint')}
        autoComplete="off"
        limit={STAFF_MAX.blockReason}
        value={typed.reason}
        error={wrong.reason ?? null}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, reason: value })}
      />
      <Button type="submit" variant="tonal" before="ban" busy={isSending}>
        {t('block')}
      </Button>
    </form>
  );
}
