import cn from 'circle-flags/flags/cn.svg?url';
import de from 'circle-flags/flags/de.svg?url';
import es from 'circle-flags/flags/es.svg?url';
import fr from 'circle-flags/flags/fr.svg?url';
import gb from 'circle-flags/flags/gb.svg?url';
import it from 'circle-flags/flags/it.svg?url';
import jp from 'circle-flags/flags/jp.svg?url';
import pt from 'circle-flags/flags/pt.svg?url';
import type { Language } from '../../domain/languages.ts';

/** The address of each language's flag. */
export const LANGUAGE_FLAGS: Record<Language, string> = {
  en: gb,
  pt,
  es,
  fr,
  de,
  it,
  zh: cn,
  ja: jp,
};
