import { useState } from 'react';
import { addBlock } from '../../../../contract/endpoints/blocks.ts';
import type { CustomerRecord } from '../../../../contract/staff/staff-customers.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { BlockDialog } from './block-dialog.tsx';
import styles from './customer-page.module.css';

interface CustomerContactProps {
  customer: CustomerRecord;
  mayBlock: boolean;
  onBlocked(): void;
}

/** How to reach somebody, and the way to take nothing more from them online. */
export function CustomerContact({ customer, mayBlock, onBlocked }: CustomerContactProps) {
  const t = useMessages('customers');
  const { busy, snackbar } = useApp();
  const { call } = useStaff();
  const [isAsking, setAsking] = useState(false);
  const { phone, email, isBlocked } = customer;
  async function block(reason: string): Promise<boolean> {
    const answer = await busy.run(() => call(addBlock, { body: { phone: phone || null, email, reason } }));
    if (!answer.ok) return false;
    onBlocked();
    snackbar.show(t('blocked'), { tone: 'success' });
    return true;
  }
  return (
    <Panel title={t('contact')}>
      <ul className={styles.contact}>
        {phone && (
          <li>
            <Icon name="phone" />
            <a className="link num" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </li>
        )}
        <li>
          <Icon name="mail" />
          {email ? (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            <span className="muted">{t('no_email')}</span>
          )}
        </li>
        {isBlocked && (
          <li>
            <Tag icon="ban" tone="red">
              {t('blocked')}
            </Tag>
          </li>
        )}
      </ul>
      {mayBlock && !isBlocked && (
        <Button size="sm" variant="outline" before="ban" className={styles.block} onClick={() => setAsking(true)}>
          {t('block')}
        </Button>
      )}
      {isAsking && <BlockDialog close={() => setAsking(false)} block={block} />}
    </Panel>
  );
}
