import type { Restaurant } from '../../../contract/restaurants.ts';
import { useMessages } from '../../app/app-context.ts';
import { ContactDetails } from './contact-details.tsx';
import { blockFor } from './facts-for-law.ts';
import { LegalFacts } from './legal-facts.tsx';
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
  const { legal, fees, signInWith } = restaurant;
  // The facts of the company stand where the placeholders for them do.
  const shown = (block: LegalBlock) => {
    if (block === 'terms_5_2' && fees) return 'terms_5_2_fees';
    if (block === 'privacy_5_2' && signInWith) return 'privacy_5_2_sign_in';
    return legal && block !== 'terms_1_2' ? blockFor(block, legal) : block;
  };
  const view = (block: LegalBlock) => {
    if (block === CONTACT_DETAILS) return <ContactDetails key="contact" restaurant={restaurant} />;
    if (block === 'terms_1_2' && legal) return <LegalFacts key={block} legal={legal} />;
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
      {part.blocks.flatMap((block) => shown(block) ?? []).map(view)}
    </section>
  );
}
