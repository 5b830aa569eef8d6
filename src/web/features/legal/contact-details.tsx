import type { Restaurant } from '../../../contract/restaurants.ts';
import { townLine } from '../../../domain/people/town-line.ts';
import { useMessages } from '../../app/app-context.ts';
import styles from './legal-page.module.css';

/** The restaurant's address, phone and e-mail. */
export function ContactDetails({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('legal');
  const { name, address, contact } = restaurant;
  return (
    <dl className={styles.details}>
      <dt>{t('address')}</dt>
      <dd>
        <span>{name}</span>
        <br />
        <span>{[address.street, townLine(address, ', '), address.country].filter(Boolean).join(', ')}</span>
      </dd>
      {contact.phone && (
        <>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          </dd>
        </>
      )}
      {contact.email && (
        <>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </>
      )}
    </dl>
  );
}
