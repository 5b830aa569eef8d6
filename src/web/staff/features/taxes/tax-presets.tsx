import { useState } from 'react';
import { TAX_PRESETS } from '../../../../domain/taxes/presets.ts';
import { firstOfMonth } from '../../../../domain/times/first-of-month.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { localeOf } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from '../editing/form-part.module.css';
import { type TaxDraft, withPreset } from './tax-draft.ts';

/** Copies a country's usual rates into the form, where they can be changed before anything is saved. */
export function TaxPresets({ draft, country }: { draft: Draft<TaxDraft>; country: string | null }) {
  const t = useMessages('tax-settings');
  const locale = localeOf(useLanguage());
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const nameOf = (code: string) => regions.of(code) ?? code;
  const known = Object.keys(TAX_PRESETS);
  const [chosen, choose] = useState(country && known.includes(country) ? country : 'GB');
  const { preset } = draft.value;
  const copied = preset && TAX_PRESETS[preset.country];
  const dayOf = (date: string) =>
    firstOfMonth(
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
      locale,
    );
  return (
    <Panel title={t('presets')} className={styles.part}>
      <p className="muted small">{t('presets_text')}</p>
      <SelectField
        label={t('country')}
        value={chosen}
        options={known
          .map((value) => ({ value, label: nameOf(value) }))
          .sort((a, b) => a.label.localeCompare(b.label, locale))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <p aria-live="polite" className="small">
        {preset && copied
          ? t('copied', {
              country: nameOf(preset.country),
              date: dayOf(preset.checkedOn),
              source: copied.source,
            })
          : t('not_copied')}
      </p>
      <div>
        <Button variant="outline" before="download" onClick={() => draft.change(withPreset(draft.value, chosen))}>
          {t('copy', { country: nameOf(chosen) })}
        </Button>
      </div>
    </Panel>
  );
}
