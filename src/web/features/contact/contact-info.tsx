import type { Restaurant } from '../../../contract/restaurants.ts';
import { townLine } from '../../../domain/people/town-line.ts';
import { useMessages } from '../../app/app-context.ts';
import type { Elements } from '../../ui/content.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import { OpeningHoursList } from '../restaurant/opening-hours-list.tsx';
import { StatusBadge } from '../restaurant/status-badge.tsx';
import styles from './contact-info.module.css';

/** Where the restaurant is, how to reach it and when. `social` stands under the facts. Needs the section `home`. */
export function ContactInfo({ restaurant, social }: { restaurant: Restaurant; social: Elements }) {
  const t = useMessages('contact');
  const words = useMessages('home');
  const { address, contact, openingHours, openingHoursExceptions } = restaurant;
  const hasHours = openingHours !== null || openingHoursExceptions.length > 0;
  return (
    <div className={styles.info}>
      <Panel title={t('reach_us')}>
        <ul className={styles.facts}>
          <Fact icon="map-pin" tone="primary" label={words('location')}>
            <address className={styles.address}>
              <span>{address.street}</span>
              <br />
              <span>{townLine(address, ', ')}</span>
            </address>
          </Fact>
          <Fact icon="phone" tone="secondary" label={t('phone')}>
            {contact.phone ? (
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            ) : (
              <span>{words('phone_unavailable')}</span>
            )}
          </Fact>
          <Fact icon="mail" tone="accent" label={t('email')}>
            {contact.email ? (
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            ) : (
              <span>{words('email_unavailable')}</span>
            )}
          </Fact>
        </ul>
        {social}
      </Panel>
      <Panel title={words('opening_hours')} actions={hasHours && <StatusBadge restaurant={restaurant} compact />}>
        <div className={styles.hours}>
          <OpeningHoursList restaurant={restaurant} />
        </div>
      </Panel>
    </div>
  );
}

interface FactProps {
  icon: IconName;
  tone: 'primary' | 'secondary' | 'accent';
  label: string;
  children: Elements;
}

function Fact({ icon, tone, label, children }: FactProps) {
  return (
    <li className={styles.fact}>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div className={styles.lines}>
        <span className={styles.label}>{label}</span>
        {children}
      </div>
    </li>
  );
}
