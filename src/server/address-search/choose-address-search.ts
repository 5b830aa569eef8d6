import type { Config } from '../platform/config.ts';
import { SettingsError } from '../platform/refusals/settings-error.ts';
import type { AddressSearch } from './address-search.ts';
import { createGazetteer } from './gazetteer.ts';
import { createGooglePlaces } from './google-places.ts';
import { createPhoton } from './photon.ts';

/** The address search that the settings choose. Throws a `SettingsError` if a setting that it needs is missing. */
export function chooseAddressSearch({ ADDRESS_PROVIDER, ADDRESS_URL, ADDRESS_KEY }: Config): AddressSearch {
  const url = ADDRESS_URL?.replace(/\/+$/, '');
  switch (ADDRESS_PROVIDER) {
    case 'google':
      return createGooglePlaces({ url, key: needed(ADDRESS_KEY, 'ADDRESS_KEY') });
    case 'photon':
      return createPhoton({ url: needed(url, 'ADDRESS_URL') });
    default:
      return createGazetteer();
  }
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new SettingsError(`${name} is needed for this ADDRESS_PROVIDER.`);
  return value;
}
