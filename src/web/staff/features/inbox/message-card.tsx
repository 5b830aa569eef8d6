import { type FormEvent, useState } from 'react';
import { markMessage, removeMessage, replyToMessage } from '../../../../contract/endpoints/messages.ts';
import type { StaffMessage } from '../../../../contract/staff/staff-messages.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { dateAndTime } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { LimitedArea } from '../editing/limited-text.tsx';
import styles from './inbox.module.css';

interface MessageCardProps {
  message: StaffMessage;
  onChanged(message: StaffMessage): void;
  onRemoved(): void;
}

/** One message, with its answer or the form to write one. */
export function MessageCard({ message, onChanged, onRemoved }: MessageCardProps) {
  const t = useMessages('inbox');
  const clock = useOrderClock();
  const { call } = useStaff();
  const [isReplying, setReplying] = useState(false);

  async function mark(isRead: boolean): Promise<void> {
    const result = await call(markMessage, { params: { id: message._id }, body: { isRead } });
    if (result.ok) onChanged(result.data.data.message);
  }
  async function remove(): Promise<void> {
    const result = await call(removeMessage, { params: { id: message._id } });
    if (result.ok) onRemoved();
  }

  return (
    <Panel title={message.subject} className={styles.card} data-unread={!message.isRead}>
      <p className={styles.from}>
        {!message.isRead && <b className={styles.new}>{t('new')}</b>}
        <span>{message.name}</span>
        <a href={`mailto:${message.email}`}>{message.email}</a>
        <time dateTime={message.createdAt}>{dateAndTime(message.createdAt, clock)}</time>
      </p>
      <p className={styles.text}>{message.message}</p>
      {message.reply !== null && (
        <blockquote className={styles.reply}>
          <b>{t('answered', { time: message.repliedAt ? dateAndTime(message.repliedAt, clock) : '' })}</b>
          <p className={styles.text}>{message.reply}</p>
        </blockquote>
      )}
      {isReplying ? (
        <Reply
          id={message._id}
          name={message.name}
          onClose={() => setReplying(false)}
          onSent={(sent) => {
            setReplying(false);
            onChanged(sent);
          }}
        />
      ) : (
        <div className={styles.buttons}>
          <Button size="sm" before="reply" onClick={() => setReplying(true)}>
            {t('reply')}
          </Button>
          <Button size="sm" variant="outline" before="check" onClick={() => void mark(!message.isRead)}>
            {t(message.isRead ? 'mark_unread' : 'mark_read')}
          </Button>
          <Button size="sm" variant="text" before="trash-2" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface ReplyProps {
  id: string;
  name: string;
  onClose(): void;
  onSent(message: StaffMessage): void;
}

function Reply({ id, name, onClose, onSent }: ReplyProps) {
  const t = useMessages('inbox');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [reply, setReply] = useState('');
  const [isSending, setSending] = useState(false);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || reply.trim() === '') return;
    setSending(true);
    const result = await call(replyToMessage, { params: { id }, body: { reply } });
    setSending(false);
    if (!result.ok) return;
    snackbar.show(t('sent'));
    onSent(result.data.data.message);
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <LimitedArea
        label={t('reply_to', { name })}
        hint={t('reply_hint')}
        rows={5}
        limit={4000}
        value={reply}
        autoFocus
        onChange={({ currentTarget }) => setReply(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" before="send" busy={isSending}>
          {t('send')}
        </Button>
        <Button size="sm" variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
