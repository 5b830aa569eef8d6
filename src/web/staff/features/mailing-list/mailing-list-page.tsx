import { changeMailingList, getMailingList } from '../../../../contract/endpoints/mailing-list.ts';
import type { MailingList } from '../../../../contract/staff/staff-mailing-list.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import styles from './mailing-list-page.module.css';
import { SubscribersFile } from './subscribers-file.tsx';

/** The restaurant's mailing list: whether customers may join, how many have, and the list as a file for owners. */
export function MailingListPage() {
  const t = useMessages('mailing-list-settings');
  const { call } = useStaff();
  const isOwner = useMember()?.permissions.includes('privacy');
  const record = useRecord('mailing-list', () => call(getMailingList, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(list) => (
        <>
          <Joining list={list} record={record} />
          <Figures list={list} />
          {isOwner && <SubscribersFile />}
        </>
      )}
    </RecordPage>
  );
}

/** Mails in a day that are offered. */
const BOUNDS = [50, 100, 200, 500, 1000];

/** Whether customers may join, and how many mails go out in a day. It is saved at once. */
function Joining({ list, record }: { list: MailingList; record: RecordState<MailingList> }) {
  const t = useMessages('mailing-list-settings');
  const { busy, resources, snackbar } = useApp();
  const { call } = useStaff();
  async function save({ isOn = list.isOn, mailsADay = list.mailsADay }): Promise<void> {
    const answer = await busy.run(() => call(changeMailingList, { body: { isOn, mailsADay } }));
    if (!answer.ok) return;
    record.take(answer.data.data);
    void resources.reload(currentRestaurant);
    const said = isOn === list.isOn ? 'saved' : isOn ? 'now_on' : 'now_off';
    snackbar.show(t(said), { tone: 'success' });
  }
  const bounds = [...new Set([...BOUNDS, list.mailsADay])].sort((a, b) => a - b);
  const address = `${location.origin}/mailing-list`;
  return (
    <Panel title={t('join')}>
      <Switch
        checked={list.isOn}
        description={t('is_on_hint')}
        onChange={({ currentTarget }) => void save({ isOn: currentTarget.checked })}
      >
        {t('is_on')}
      </Switch>
      {list.isOn && (
        <p className={styles.address}>
          <span className="muted">{t('page')}</span>
          <a href="/mailing-list">{address}</a>
        </p>
      )}
      <SelectField
        label={t('a_day')}
        hint={t('a_day_hint')}
        className={styles.bound}
        value={String(list.mailsADay)}
        options={bounds.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={({ currentTarget }) => void save({ mailsADay: Number(currentTarget.value) })}
      />
    </Panel>
  );
}

function Figures({ list }: { list: MailingList }) {
  const t = useMessages('mailing-list-settings');
  return (
    <Panel title={t('figures')}>
      <dl className={styles.figures}>
        {(['subscribed', 'asked', 'left'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{list[name]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
