import { type FormEvent, useState } from 'react';
import { writeToCustomer } from '../../../../contract/endpoints/order-record.ts';
import type { UsualMessage } from '../../../../domain/orders/order-messages.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { LimitedArea } from '../editing/limited-text.tsx';
import styles from './order-page.module.css';
import type { OrderPartProps } from './step-back.tsx';
import { Written } from './team-notes.tsx';

/** What the customer was written by mail, and the form to write more: a usual sentence, own words, or both. */
export function WriteToCustomer({ record: { order, messages, usualMessages }, onChanged }: OrderPartProps) {
  const t = useMessages('order-page');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [usual, setUsual] = useState<UsualMessage | ''>('');
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || (usual === '' && text.trim() === '')) return;
    setSending(true);
    const answer = await call(writeToCustomer, { params: { id: order._id }, body: { ...(usual && { usual }), text } });
    setSending(false);
    if (!answer.ok) return;
    setUsual('');
    setText('');
    onChanged(answer.data.data);
    snackbar.show(t('sent'), { tone: 'success' });
  }
  if (usualMessages.length === 0) {
    return (
      <Panel title={t('write')}>
        <p className="muted">{t('no_email')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('write')}>
      {messages.length === 0 ? <p className="muted">{t('write_text')}</p> : <Written list={messages} />}
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <SelectField
          label={t('usual')}
          value={usual}
          options={[
            { value: '', label: t('usual_none') },
            ...usualMessages.map((each) => ({ value: each.key, label: each.text })),
          ]}
          onChange={({ currentTarget: { value } }) => setUsual(value as UsualMessage | '')}
        />
        {usual && <p>{usualMessages.find(({ key }) => key === usual)?.text}</p>}
        <LimitedArea
          label={t('own_words')}
          hint={t('own_words_hint')}
          rows={3}
          limit={1000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" size="sm" before="send" busy={isSending}>
          {t('send')}
        </Button>
      </form>
    </Panel>
  );
}
