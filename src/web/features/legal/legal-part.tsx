import type { Restaurant } from '../../../contract/restaurants.ts';
import { useMessages } from '../../app/app-context.ts';
import styles from './legal-page.module.css';
import { CONTACT_DETAILS, type LegalBlock, type LegalPart } from './legal-texts.ts';

interface LegalPartProps {
  part: LegalPart;
  /** Its place in the text, from 1. */
  number: number;
  restaurant: Restaurant;
  /** The values of the texts' placeholders (`legalValues`). */
  values: Record<string, string>;
}

/** A numbered part of a legal text. */
export function LegalPartView({ part, number, restaurant, values }: LegalPartProps) {
  const t = useMessages('legal');
  const view = (block: LegalBlock) => {
    if (block === CONTACT_DETAILS) return <ContactDetails key="contact" restaurant={restaurant} />;
    if (typeof block === 'string') return <p key={block}>{t(block, values)}</p>;
    return (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{t(point, values)}</li>
        ))}
      </ul>
    );
  };
  return (
    <section aria-labelledby={part.title} className={styles.part}>
      <h2 id={part.title}>{`${number}. ${t(part.title)}`}</h2>
      {part.blocks.map(view)}
    </section>
  );
}

function ContactDetails({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('legal');
  const { name, address, contact } = restaurant;
  return (
    <dl className={styles.details}>
      <dt>{t('address')}</dt>
      <dd>
        <span>{name}</span>
        <br />
        <span>{[address.street, address.city, address.postcode, address.country].filter(Boolean).join(', ')}</span>
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
