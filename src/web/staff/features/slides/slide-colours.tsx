import { contrast } from '../../../../domain/look/colour.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { localeOf } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from './slide-colours.module.css';
import type { SlideColour, SlideDraft } from './slide-draft.ts';

/** The least contrast for text of any size (WCAG 1.4.3), as on the storefront. */
const READABLE = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';

const COLOURS: readonly SlideColour[] = ['textColor', 'overlayColor', 'buttonColor', 'buttonTextColor'];

/** The slide's four colours, and whether text in them is readable. */
export function SlideColours({ draft }: { draft: Draft<SlideDraft> }) {
  const t = useMessages('slides');
  const { value, change, errorOf } = draft;
  const { textColor, overlayColor, buttonColor, buttonTextColor } = value;
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>{t('colours')}</legend>
      {COLOURS.map((colour) => (
        <div key={colour} className={styles.colour}>
          <TextField
            type="color"
            label={t(colour)}
            value={value[colour] ?? (colour.startsWith('button') ? BLACK : WHITE)}
            error={errorOf(colour)}
            {...(value[colour] === null && { hint: t('themes_own') })}
            onChange={({ currentTarget }) => change({ [colour]: currentTarget.value })}
          />
          {value[colour] !== null && (
            <Button
              variant="text"
              size="sm"
              aria-label={t('take_themes_of', { colour: t(colour) })}
              onClick={() => change({ [colour]: null })}
            >
              {t('take_themes')}
            </Button>
          )}
        </div>
      ))}
      {overlayColor && <Verdict of={t('words')} text={textColor ?? WHITE} ground={overlayColor} />}
      {buttonColor && buttonTextColor && <Verdict of={t('button')} text={buttonTextColor} ground={buttonColor} />}
    </fieldset>
  );
}

function Verdict({ of, text, ground }: { of: string; text: string; ground: string }) {
  const t = useMessages('slides');
  const language = useLanguage();
  const found = contrast(text, ground);
  // Rounded down: 4.49 is not enough.
  const ratio = new Intl.NumberFormat(localeOf(language)).format(Math.floor(found * 10) / 10);
  const isReadable = found >= READABLE;
  return (
    <p className={styles.verdict} data-readable={isReadable} role="status">
      <Icon name={isReadable ? 'circle-check' : 'triangle-alert'} />
      <span>{t(isReadable ? 'readable' : 'unreadable', { of, ratio })}</span>
    </p>
  );
}
