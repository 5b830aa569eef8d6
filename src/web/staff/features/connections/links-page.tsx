import { useState } from 'react';
import { sourceOf } from '../../../../domain/orders/order-source.ts';
import { ORDER_TYPE, type OrderType } from '../../../../domain/orders/order-types.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { orderTypesOf } from '../../../features/restaurant/use-order-type.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { RecordState } from '../../app/use-record.ts';
import { CopiedField } from '../editing/copied-field.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { AssistantsPanel } from './assistants-panel.tsx';
import styles from './connections.module.css';
import { QrCode } from './qr-code.tsx';

const PLACES = [
  { name: 'google', label: 'Google', hint: 'google_hint' },
  { name: 'apple', label: 'Apple', hint: 'apple_hint' },
  { name: 'instagram', label: 'Instagram', hint: 'instagram_hint' },
  { name: 'facebook', label: 'Facebook', hint: 'facebook_hint' },
] as const;

/** The links follow from the page's own address. */
const NOTHING_TO_LOAD: RecordState<true> = { value: true, failure: null, reload: () => {}, take: () => {} };

/** Links to the menu that an owner puts elsewhere, each with a word by which reports know it. */
export function LinksPage() {
  const t = useMessages('links');
  const restaurant = useKnownRestaurant();
  const [type, setType] = useState<OrderType | ''>('');
  const [typed, setTyped] = useState('flyer');
  const types = restaurant ? orderTypesOf(restaurant) : [];
  const own = sourceOf(typed);
  const linkOf = (name: string) =>
    `${location.origin}/menu?${type && `order=${ORDER_TYPE[type].word}&`}from=${encodeURIComponent(name)}`;
  const copying = { copy: t('copy'), copied: t('copied') };
  return (
    <RecordPage title={t('title')} text={t('text')} record={NOTHING_TO_LOAD}>
      {() => (
        <>
          <Panel>
            <div className={styles.edit}>
              <SelectField
                label={t('opens')}
                value={type}
                options={[{ value: '', label: t('any') }, ...types.map((each) => ({ value: each, label: t(each) }))]}
                onChange={({ currentTarget: { value } }) => setType(types.find((each) => each === value) ?? '')}
              />
              {PLACES.map(({ name, label, hint }) => (
                <CopiedField
                  key={name}
                  label={t('link_of', { name: label })}
                  hint={t(hint)}
                  value={linkOf(name)}
                  {...copying}
                />
              ))}
            </div>
          </Panel>
          <Panel title={t('own')}>
            <div className={styles.edit}>
              <TextField
                label={t('name')}
                hint={t('name_hint')}
                value={typed}
                error={own === null ? t('name_wrong') : null}
                maxLength={30}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              {own !== null && <CopiedField label={t('link_of', { name: own })} value={linkOf(own)} {...copying} />}
              {own !== null && <QrCode name={own} link={linkOf(own)} />}
            </div>
          </Panel>
          <AssistantsPanel />
        </>
      )}
    </RecordPage>
  );
}
