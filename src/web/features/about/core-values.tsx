import { useMessages } from '../../app/app-context.ts';
import { Section } from '../../ui/section.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import styles from './core-values.module.css';

const ICONS: IconName[] = ['heart', 'leaf', 'hand-heart', 'sparkles'];

/** What the restaurant stands for, a card each. */
export function CoreValues({ values, langIn }: { values: string[]; langIn(name: string): string }) {
  const t = useMessages('about');
  return (
    <div className={styles.around}>
      <Section title={t('values')}>
        <ul className={styles.values}>
          {values.map((value, index) => (
            <li key={value} lang={langIn(`coreValues.${index}`)} className={styles.card} data-tone={index % 3}>
              <span className={styles.icon}>
                <Icon name={ICONS[index % ICONS.length] ?? 'sparkles'} />
              </span>
              <Value text={value} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** Shows what precedes a colon in bold, as in "Patience: forty-eight hours". */
function Value({ text }: { text: string }) {
  const [lead] = text.match(/^[^:：]{1,40}[:：]/) ?? [];
  if (!lead) return <p>{text}</p>;
  return (
    <p>
      <b>{lead}</b>
      <span>{text.slice(lead.length)}</span>
    </p>
  );
}
