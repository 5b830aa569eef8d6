import type { Customer } from '../../../../contract/staff/staff-customers.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './customer-page.module.css';

/** How to reach somebody. */
export function CustomerContact({ customer: { phone, email } }: { customer: Customer }) {
  const t = useMessages('customers');
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
      </ul>
    </Panel>
  );
}
