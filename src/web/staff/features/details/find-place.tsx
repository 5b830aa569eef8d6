import { useState } from 'react';
import { getAddressDetails, suggestAddresses } from '../../../../contract/endpoints/address-search.ts';
import type { StaffDetails } from '../../../../contract/staff/staff-details.ts';
import { ADDRESS_SEARCH, MAX } from '../../../../domain/limits.ts';
import { countryCode } from '../../../../domain/people/country-code.ts';
import { townLine } from '../../../../domain/people/town-line.ts';
import { randomId } from '../../../app/api/random-id.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './find-place.module.css';

type Coordinates = NonNullable<StaffDetails['place']>;

interface FindPlaceProps {
  address: Pick<StaffDetails, 'street' | 'city' | 'postcode' | 'country'>;
  onFound(place: Coordinates): void;
}

type Answer = { found: string; at: Coordinates } | 'place_not_found' | 'place_not_asked';

/** Fills in the coordinates by the same search that customers find their addresses with, and shows on a map where that is. */
export function FindPlace({ address, onFound }: FindPlaceProps) {
  const t = useMessages('details-settings');
  const { api } = useApp();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function find(): Promise<Answer> {
    const sessionToken = randomId();
    const region = countryCode(address.country);
    const input = [address.street, townLine(address), address.country].filter(Boolean).join(', ');
    const search = { input: input.slice(0, MAX.addressSearch), ...(region && { includedRegionCodes: region }) };
    const suggested = await api.call(suggestAddresses, { query: { ...search, sessionToken, language }, quiet: true });
    if (!suggested.ok) return 'place_not_asked';
    const [first] = suggested.data.data.suggestions;
    if (!first) return 'place_not_found';
    const { placeId, text } = first.placePrediction;
    const place = await api.call(getAddressDetails, {
      query: { place_id: placeId, sessionToken, language },
      quiet: true,
    });
    if (!place.ok) return 'place_not_asked';
    const { city, postcode, latitude, longitude } = place.data.data;
    // A search without streets takes the name of an unknown town for a street of another one.
    const isThere = isSame(city, address.city) || (address.postcode !== '' && isSame(postcode, address.postcode));
    if (!isThere) return 'place_not_found';
    return { found: text.text, at: { latitude: rounded(latitude), longitude: rounded(longitude) } };
  }

  async function fillIn(): Promise<void> {
    setBusy(true);
    const next = await find();
    setBusy(false);
    setAnswer(next);
    if (typeof next === 'object') onFound(next.at);
  }

  const isEmpty = [address.street, address.city].join(' ').trim().length < ADDRESS_SEARCH.minLength;
  return (
    <div className={styles.find}>
      <Button variant="outline" before="map-pin" busy={isBusy} disabled={isEmpty} onClick={() => void fillIn()}>
        {t('find_place')}
      </Button>
      <p role="status" className="muted small">
        {answer && (typeof answer === 'string' ? t(answer) : t('place_found', { place: answer.found }))}
      </p>
      {answer && typeof answer === 'object' && (
        <a className="link small" href={mapOf(answer.at)} target="_blank" rel="noreferrer">
          {t('see_on_map')}
        </a>
      )}
    </div>
  );
}

/** The same letters and digits, whatever accents, blanks and capitals. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return plain(one) === plain(other);
}

/** About a metre is enough, and can be read. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function mapOf({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
