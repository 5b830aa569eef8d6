import type { ReactNode } from 'react';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { townLine } from '../../../domain/people/town-line.ts';
import { useMessages } from '../../app/app-context.ts';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import { directionsTo } from './directions.ts';
import styles from './info-section.module.css';
import { MapArt } from './map-art.tsx';
import { OpeningHoursList } from './opening-hours-list.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Where, when and how to reach the restaurant. */
export function InfoSection({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('home');
  const { street, coordinates } = restaurant.address;
  const { phone, email } = restaurant.contact;
  const { fee, postcodes } = restaurant.deliverySettings;
  return (
    <Section title={t('find_us')}>
      <div className={styles.bento}>
        <Panel className={styles.where}>
          {coordinates && <MapArt />}
          <div className={styles.place}>
            <Fact icon="map-pin" tone="primary">
              <span className="visually-hidden">{t('location')}</span>
              <b>{street}</b>
              <span className={styles.quiet}>{townLine(restaurant.address, ', ')}</span>
            </Fact>
            <a className={styles.directions} href={directionsTo(restaurant)} target="_blank" rel="noreferrer">
              <Icon name="map" />
              <span>{t('directions')}</span>
            </a>
          </div>
          {postcodes && fee !== null && (
            <div className={styles.place}>
              <Fact icon="bike" tone="secondary">
                <span className={styles.quiet}>{t('delivers_to')}</span>
                <span>{postcodes.join(', ')}</span>
              </Fact>
            </div>
          )}
        </Panel>
        <Panel>
          <div className={styles.head}>
            <h3>{t('opening_hours')}</h3>
            <StatusBadge restaurant={restaurant} compact />
          </div>
          <OpeningHoursList restaurant={restaurant} />
        </Panel>
        <div className={styles.contacts}>
          <Panel>
            <Fact icon="phone" tone="secondary">
              <span className={styles.quiet}>{t('call_us')}</span>
              {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : <span>{t('phone_unavailable')}</span>}
            </Fact>
          </Panel>
          <Panel>
            <Fact icon="mail" tone="accent">
              <span className={styles.quiet}>{t('email')}</span>
              {email ? <a href={`mailto:${email}`}>{email}</a> : <span>{t('email_unavailable')}</span>}
            </Fact>
          </Panel>
        </div>
      </div>
    </Section>
  );
}

function Fact({
  icon,
  tone,
  children,
}: {
  icon: IconName;
  tone: 'primary' | 'secondary' | 'accent';
  children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div className={styles.lines}>{children}</div>
    </div>
  );
}
