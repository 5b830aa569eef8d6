import { useState } from 'react';
import { getMenuRecord } from '../../../../contract/endpoints/menu-record.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { LimitedField } from '../editing/limited-text.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';

interface SlideTargetProps {
  /** A path of this site or a web address; empty: no button. */
  value: string;
  error: string | null;
  onChange(value: string): void;
}

const PAGES = {
  '/menu': 'link_menu',
  '/promotions': 'link_promotions',
  '/about': 'link_about',
  '/contact': 'link_contact',
} as const;
const OTHER = 'other';

/** Where the slide's button leads: a page, category or dish by its name, or an address to type. */
export function SlideTarget({ value, error, onChange }: SlideTargetProps) {
  const t = useMessages('slides');
  const { call } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { value: menu, failure } = useRecord('slide targets', () => call(getMenuRecord, { quiet: true }));
  const [isTyped, setTyped] = useState(false);
  const places = menu ? placesOf(menu, own) : [];
  const targets = [
    { value: '', label: t('link_none') },
    ...Object.entries(PAGES).map(([path, page]) => ({ value: path, label: t(page) })),
    ...places.map(({ path, name, kind }) => ({ value: path, label: t(kind, { name }) })),
    { value: OTHER, label: t('link_other') },
  ];
  const isKnown = targets.some((target) => target.value === value);
  const showsAddress = isTyped || (!isKnown && (menu !== null || failure !== null));
  return (
    <>
      <SelectField
        label={t('link')}
        optional={t('optional')}
        value={showsAddress || !isKnown ? OTHER : value}
        error={showsAddress ? null : error}
        options={targets}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value === OTHER);
          onChange(currentTarget.value === OTHER ? '' : currentTarget.value);
        }}
      />
      {showsAddress && (
        <LimitedField
          label={t('link_address')}
          hint={t('link_hint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          limit={500}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
}

/** The menu's categories and dishes, with the addresses under which customers see them. */
function placesOf({ categories, products }: MenuRecord, own: Language) {
  return [
    ...categories.map(({ _id, name }) => ({
      path: `/menu?category=${encodeURIComponent(_id)}`,
      name: ownLabels(name, own),
      kind: 'link_category' as const,
    })),
    ...products.map(({ _id, name }) => ({ path: `/product/${_id}`, name, kind: 'link_dish' as const })),
  ];
}
