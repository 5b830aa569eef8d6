import cn from 'circle-flags/flags/cn.svg?url';
import de from 'circle-flags/flags/de.svg?url';
import es from 'circle-flags/flags/es.svg?url';
import fr from 'circle-flags/flags/fr.svg?url';
import gb from 'circle-flags/flags/gb.svg?url';
import it from 'circle-flags/flags/it.svg?url';
import jp from 'circle-flags/flags/jp.svg?url';
import pt from 'circle-flags/flags/pt.svg?url';
import type { Language } from '../../domain/languages.ts';

/** Each language in its own words, with the address of its flag. */
export const LANGUAGE_NAMES: Record<Language, { name: string; flag: string }> = {
  en: { name: 'English', flag: gb },
  pt: { name: 'Português', flag: pt },
  es: { name: 'Español', flag: es },
  fr: { name: 'Français', flag: fr },
  de: { name: 'Deutsch', flag: de },
  it: { name: 'Italiano', flag: it },
  zh: { name: '中文', flag: cn },
  ja: { name: '日本語', flag: jp },
};
