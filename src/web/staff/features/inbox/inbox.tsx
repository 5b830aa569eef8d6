import { changeMessageSettings, listMessages } from '../../../../contract/endpoints/messages.ts';
import { KEPT_DAYS, type StaffMessages } from '../../../../contract/staff/staff-messages.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import styles from './inbox.module.css';
import { MessageCard } from './message-card.tsx';

/** The restaurant's inbox: messages of the contact form, newest first, and how long they are kept. */
export function Inbox() {
  const t = useMessages('inbox');
  const { call } = useStaff();
  const record = useRecord('messages', () => call(listMessages, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(inbox) => (
        <>
          <Kept inbox={inbox} record={record} />
          <Messages inbox={inbox} record={record} />
        </>
      )}
    </RecordPage>
  );
}

interface InboxProps {
  inbox: StaffMessages;
  record: RecordState<StaffMessages>;
}

function Messages({ inbox, record }: InboxProps) {
  const t = useMessages('inbox');
  const { call } = useStaff();
  const { messages, hasMore } = inbox;
  async function loadMore(): Promise<void> {
    const after = messages.at(-1)?._id ?? '';
    const result = await call(listMessages, { query: { after } });
    if (result.ok) record.take({ ...result.data.data, messages: [...messages, ...result.data.data.messages] });
  }
  if (messages.length === 0)
    return <EmptyState framed emoji="envelope" title={t('none_title')} text={t('none_text')} />;
  return (
    <>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message._id}>
            <MessageCard
              message={message}
              onChanged={(changed) =>
                record.take({ ...inbox, messages: messages.map((each) => (each._id === changed._id ? changed : each)) })
              }
              onRemoved={() => record.take({ ...inbox, messages: messages.filter(({ _id }) => _id !== message._id) })}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" onClick={() => void loadMore()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

const OFF = 'off';

/** Whether the form delivers, and for how long messages stay. It is saved at once. */
function Kept({ inbox, record }: InboxProps) {
  const t = useMessages('inbox');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  async function choose(value: string): Promise<void> {
    const body = { keptDays: value === OFF ? null : Number(value) };
    const result = await call(changeMessageSettings, { body });
    if (!result.ok) return;
    record.take({ ...inbox, ...result.data.data });
    void resources.reload(currentRestaurant);
    snackbar.show(t('kept_saved'));
  }
  return (
    <SelectField
      label={t('kept')}
      hint={t('kept_hint')}
      value={inbox.keptDays === null ? OFF : String(inbox.keptDays)}
      options={[
        { value: OFF, label: t('kept_off') },
        ...KEPT_DAYS.map((days) => ({ value: String(days), label: t('kept_days', { days }) })),
      ]}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
      className={styles.kept}
    />
  );
}
