import { changeDetails, getDetails } from '../../../../contract/endpoints/settings.ts';
import { type StaffDetails, staffDetails } from '../../../../contract/staff/staff-details.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { SOCIAL_NETWORKS } from '../../../../domain/look/social-networks.ts';
import { isPostcodeFirst } from '../../../../domain/people/postcode.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import styles from '../editing/form-part.module.css';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { type DetailsDraft, detailsDraft, detailsInput, placeText } from './details-draft.ts';
import { FindPlace } from './find-place.tsx';

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'X (Twitter)', youtube: 'YouTube' } as const;

/** What the restaurant is called, and how customers find and reach it. */
export function Details() {
  const t = useMessages('details-settings');
  const { call } = useStaff();
  const record = useRecord('details', () => call(getDetails, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => <Fields saved={saved} record={record} />}
    </RecordPage>
  );
}

type Stored = Versioned<StaffDetails>;

function Fields({ saved, record }: { saved: Stored; record: RecordState<Stored> }) {
  const t = useMessages('details-settings');
  const { resources } = useApp();
  const { call } = useStaff();
  const draft = useDraft({
    name: 'details',
    saved: detailsDraft(saved),
    schema: staffDetails,
    input: detailsInput,
    send: (input) => call(changeDetails, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged<Stored, DetailsDraft>('record', record.take, detailsDraft),
  });
  const { text } = useDifferenceLabels(undefined);
  const fact = (label: string): Fact => ({ label, say: text });
  const facts: Record<keyof DetailsDraft, Fact> = {
    name: fact(t('name')),
    phone: fact(t('phone')),
    email: fact(t('email')),
    street: fact(t('street')),
    city: fact(t('city')),
    postcode: fact(t('postcode')),
    country: fact(t('country')),
    place: fact(t('place')),
    facebook: fact(NETWORKS.facebook),
    instagram: fact(NETWORKS.instagram),
    twitter: fact(NETWORKS.twitter),
    youtube: fact(NETWORKS.youtube),
  };
  const field = (name: keyof typeof draft.value, path: string = name) => ({
    name,
    value: draft.value[name],
    error: draft.errorOf(path),
    onChange: (event: { currentTarget: HTMLInputElement }) => draft.change({ [name]: event.currentTarget.value }),
  });

  const town = <TextField key="city" label={t('city')} {...field('city')} />;
  const postcode = <TextField key="postcode" label={t('postcode')} {...field('postcode')} />;
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)}>
      <Panel title={t('restaurant')} className={styles.part}>
        <TextField label={t('name')} hint={t('name_hint')} {...field('name')} />
      </Panel>
      <Panel title={t('contact')} className={styles.part}>
        <TextField label={t('phone')} type="tel" inputMode="tel" {...field('phone')} />
        <TextField label={t('email')} hint={t('email_hint')} type="email" inputMode="email" {...field('email')} />
      </Panel>
      <Panel title={t('address')} className={styles.part}>
        <TextField label={t('street')} {...field('street')} />
        <div className={styles.pair}>{isPostcodeFirst(draft.value.country) ? [postcode, town] : [town, postcode]}</div>
        <TextField label={t('country')} {...field('country')} />
        <TextField label={t('place')} optional={t('optional')} hint={t('place_hint')} {...field('place')} />
        <FindPlace address={draft.value} onFound={(place) => draft.change({ place: placeText(place) })} />
      </Panel>
      <Panel title={t('social')} className={styles.part}>
        <p className="muted small">{t('social_hint')}</p>
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            label={NETWORKS[network]}
            optional={t('optional')}
            type="url"
            inputMode="url"
            {...field(network, `social.${network}`)}
          />
        ))}
      </Panel>
    </DraftForm>
  );
}
