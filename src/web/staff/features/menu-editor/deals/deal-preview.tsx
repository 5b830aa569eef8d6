import { useState } from 'react';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../../domain/languages.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { adjustment, money } from '../../../../app/format/format.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Alert } from '../../../../ui/signs/alert.tsx';
import values from '../groups/option-values.module.css';
import { type DealDraft, typedExtra } from './deal-draft.ts';
import { type DealDishState, dishesOfLine } from './deal-state.ts';
import { useDealObstacles } from './deal-words.tsx';
import styles from './deals.module.css';

const NAMES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** What guests see of the draft, in each language, with what they can choose now; or in words why they do not see it. */
export function DealPreview({ menu, draft }: { menu: MenuRecord; draft: DealDraft }) {
  const t = useMessages('deals-editor');
  const editor = useMessages('menu-editor');
  const format = useLanguage();
  const { currency, contentLanguage: own } = menu;
  const [language, setLanguage] = useState<Language>(own);
  const said = (text: DealDraft['name']) => text[language].trim() || text[own].trim();
  const lines = draft.lines.map(({ key, label, categoryId, dishes }) => ({
    ...{ key, name: said(label), categoryId },
    dishes: dishes.map(({ productId, extra }) => ({ productId, extra: typedExtra(extra, currency) || 0 })),
  }));
  const obstacles = useDealObstacles({ lines, menu });
  const price = typedAmount(draft.price, currency);
  const choice = ({ dish, extra }: DealDishState) =>
    `${dish.name}${extra ? ` (${adjustment(extra, currency, format)})` : ''}`;
  return (
    <section aria-label={t('guests_see')} className={styles.preview}>
      <h3 className={values.title}>{t('guests_see')}</h3>
      <SelectField
        label={editor('preview_language')}
        value={language}
        options={NAMES}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
      />
      {!draft.isActive && <Alert tone="info">{t('is_off')}</Alert>}
      {obstacles.map((obstacle) => (
        <Alert key={obstacle} tone="info">
          {obstacle}
        </Alert>
      ))}
      <p className={styles.head} lang={language}>
        <b>{said(draft.name)}</b>
        {!Number.isNaN(price) && <b className="num">{money(price, currency, format)}</b>}
      </p>
      {said(draft.description) && (
        <p className="muted" lang={language}>
          {said(draft.description)}
        </p>
      )}
      {lines.map((line, place) => {
        const choices = dishesOfLine(line, menu).filter(({ why }) => why === null);
        return (
          choices.length > 0 && (
            <SelectField
              key={line.key}
              label={line.name || t('line_number', { number: place + 1 })}
              options={choices.map((each) => ({ value: each.dish._id, label: choice(each) }))}
            />
          )
        );
      })}
    </section>
  );
}
