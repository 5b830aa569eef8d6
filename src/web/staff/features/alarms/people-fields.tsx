import type { StaffAlarmsRecord } from '../../../../contract/staff/staff-alarms.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from './ladder.module.css';
import { type LadderDraft, NEW_PERSON, type PersonDraft } from './ladder-draft.ts';
import { LastMinutes } from './last-minutes.tsx';
import { PersonFields } from './person-fields.tsx';

interface PeopleFieldsProps {
  draft: Pick<Draft<LadderDraft>, 'value' | 'change' | 'errorOf'>;
  people: readonly PersonDraft[];
  saved: StaffAlarmsRecord;
}

const MOST_PEOPLE = 10;

/** Whom the last step calls or texts, where the server has a telephone. */
export function PeopleFields({ draft, people, saved }: PeopleFieldsProps) {
  const t = useMessages('alarms');
  const change = (changed: readonly PersonDraft[]) => draft.change({ people: changed });
  return (
    <section className={styles.people} aria-labelledby="alarm-people">
      <h3 id="alarm-people">{t('people')}</h3>
      <p className="muted">{t('people_text')}</p>
      {people.map((person, index) => (
        <PersonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the inputs have no state of their own
          key={index}
          person={person}
          number={index + 1}
          reached={saved.reached?.find(({ _id }) => _id === person.id) ?? null}
          errorOf={(path) => draft.errorOf(`people.${index}.${path}`)}
          onChange={(changes) => change(people.map((each, at) => (at === index ? { ...each, ...changes } : each)))}
          onRemove={() => change(people.filter((_, at) => at !== index))}
        />
      ))}
      {people.length > 0 && !draft.value.hasWebhook && <LastMinutes draft={draft} />}
      {people.length < MOST_PEOPLE && (
        <Button variant="outline" before="plus" onClick={() => change([...people, NEW_PERSON])}>
          {t('add_person')}
        </Button>
      )}
    </section>
  );
}
