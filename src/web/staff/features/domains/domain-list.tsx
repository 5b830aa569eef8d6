import { listDomains, makeDomainPrimary, removeDomain } from '../../../../contract/endpoints/domains.ts';
import type { StaffDomains } from '../../../../contract/staff/staff-domains.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { AddDomain } from './add-domain.tsx';
import styles from './domain-list.module.css';

/** Under which domains the restaurant is open. */
export function Domains() {
  const t = useMessages('domains');
  const { call } = useStaff();
  const record = useRecord('domains', () => call(listDomains, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {({ domains }) => (
        <>
          <Panel title={t('yours')}>
            {domains.length === 0 ? (
              <p className="muted">{t('none')}</p>
            ) : (
              <ul className={styles.list}>
                {domains.map((domain) => (
                  <li key={domain.host}>
                    <Domain {...domain} record={record} />
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <AddDomain onAdded={record.take} />
          <Panel title={t('dns_title')}>
            <ol className={styles.steps}>
              <li>{t('dns_open')}</li>
              <li>{t('dns_record', { host: location.hostname })}</li>
              <li>{t('dns_wait')}</li>
            </ol>
          </Panel>
        </>
      )}
    </RecordPage>
  );
}

type DomainProps = StaffDomains['domains'][number] & { record: RecordState<StaffDomains> };

function Domain({ host, isPrimary, record }: DomainProps) {
  const t = useMessages('domains');
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  async function put(word: string, work: () => Promise<ApiResult<{ data: StaffDomains }>>): Promise<void> {
    const answer = await busy.run(work);
    if (!answer.ok) return;
    record.take(answer.data.data);
    snackbar.show(word, { tone: 'success' });
  }
  async function remove(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('remove_title', { host }),
      html: t('remove_text', { host: escapeText(host) }),
      confirmText: t('remove'),
      cancelText: t('keep'),
    });
    if (isSure) await put(t('removed', { host }), () => call(removeDomain, { params: { host } }));
  }
  return (
    <div className={styles.row}>
      <span className={styles.host}>
        <span>{`${host} `}</span>
        {isPrimary && <Tag tone="primary">{t('primary')}</Tag>}
      </span>
      {!isPrimary && (
        <Button
          variant="text"
          size="sm"
          aria-label={t('make_primary_of', { host })}
          onClick={() => void put(t('is_primary', { host }), () => call(makeDomainPrimary, { params: { host } }))}
        >
          {t('make_primary')}
        </Button>
      )}
      <IconButton icon="trash-2" label={t('remove_host', { host })} onClick={() => void remove()} />
    </div>
  );
}
