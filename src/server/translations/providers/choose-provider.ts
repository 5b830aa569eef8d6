import type { Config } from '../../platform/config.ts';
import { SettingsError } from '../../platform/refusals/settings-error.ts';
import { apertium } from './apertium.ts';
import { deepl } from './deepl.ts';
import { google } from './google.ts';
import { libreTranslate } from './libretranslate.ts';
import type { TranslationProvider } from './provider.ts';

/** The provider that the settings choose; null: none. Throws a `SettingsError` if a setting that it needs is missing. */
export function chooseProvider(config: Config): TranslationProvider | null {
  const url = config.TRANSLATION_URL?.replace(/\/+$/, '');
  const key = config.TRANSLATION_KEY;
  switch (config.TRANSLATION_PROVIDER) {
    case 'libretranslate':
      return libreTranslate({ url: needed(url, 'TRANSLATION_URL'), key });
    case 'apertium':
      return apertium({ url: needed(url, 'TRANSLATION_URL') });
    case 'deepl':
      return deepl({ url, key: needed(key, 'TRANSLATION_KEY') });
    case 'google':
      return google({ url, key: needed(key, 'TRANSLATION_KEY') });
    default:
      return null;
  }
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new SettingsError(`${name} is needed for this TRANSLATION_PROVIDER.`);
  return value;
}
