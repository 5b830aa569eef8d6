import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { notesInOneLine } from '../../../../../domain/orders/notes-in-one-line.ts';
import { saysAllergy } from '../../../../../domain/orders/says-allergy.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { CardAvoids } from './card-avoids.tsx';
import styles from './card-said.module.css';

/** What this guest said to the kitchen: an allergy loudly, anything else as a note. */
export function CardSaid({
  order: { avoids, customerNotes },
}: {
  order: Pick<StaffOrder, 'avoids' | 'customerNotes'>;
}) {
  return (
    <>
      {avoids && <CardAvoids avoids={avoids} className={styles.said} />}
      {customerNotes && <Note customerNotes={customerNotes} />}
    </>
  );
}

function Note({ customerNotes }: Pick<StaffOrder, 'customerNotes'>) {
  const t = useMessages('board');
  const isAllergy = saysAllergy(customerNotes);
  return (
    <p className={styles.said} data-said={isAllergy ? 'allergy' : 'note'}>
      <Icon name={isAllergy ? 'triangle-alert' : 'message-square'} />
      {isAllergy && <span className="visually-hidden">{`${t('allergy_of_guest')}: `}</span>}
      <span>{notesInOneLine(customerNotes)}</span>
    </p>
  );
}
