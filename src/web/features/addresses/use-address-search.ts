import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../../contract/accounts/addresses.ts';
import { getAddressDetails, suggestAddresses } from '../../../contract/endpoints/address-search.ts';
import { ADDRESS_SEARCH, TIMEOUT } from '../../../domain/limits.ts';
import { randomId } from '../../app/api/random-id.ts';
import { useApp } from '../../app/app-context.ts';

export interface FoundAddress {
  placeId: string;
  description: string;
}

interface AddressSearchState {
  /** null: there was no search yet, or the list is closed. */
  found: readonly FoundAddress[] | null;
  /** The attribution that the provider of the addresses requires. */
  attribution: string;
  failure: 'failed_suggestions' | 'failed_details' | null;
  isBusy: boolean;
}

const IDLE: AddressSearchState = { found: null, attribution: '', failure: null, isBusy: false };

/**
 * Suggestions from the third character on, 350 ms after typing stops. One session token covers a search up to
 * the place that was picked (specification section 5).
 */
export function useAddressSearch(onPick: (place: Place) => void) {
  const { api } = useApp();
  const [text, setText] = useState('');
  const [state, setState] = useState<AddressSearchState>(IDLE);
  const session = useRef(randomId());
  const picked = useRef<string | null>(null);
  const stop = useRef(() => {});

  useEffect(() => {
    const input = text.trim();
    // The input shows the description of the picked address: no new search.
    if (text === picked.current) return;
    picked.current = null;
    if (input.length < ADDRESS_SEARCH.minLength) {
      setState(IDLE);
      return;
    }
    const { signal, abort } = abortable();
    const timer = setTimeout(async () => {
      setState((before) => ({ ...before, failure: null, isBusy: true }));
      const query = {
        input,
        sessionToken: session.current,
        includedRegionCodes: ADDRESS_SEARCH.regions.join(','),
        language: ADDRESS_SEARCH.language,
      };
      const result = await api.call(suggestAddresses, { query, signal, quiet: true });
      if (signal.aborted) return;
      if (!result.ok) return setState({ ...IDLE, failure: 'failed_suggestions' });
      const { suggestions, attribution } = result.data.data;
      const found = suggestions.map(({ placePrediction: { placeId, text: named } }) => ({
        placeId,
        description: named.text,
      }));
      setState({ ...IDLE, found, attribution });
    }, TIMEOUT.addressSearchDebounce);
    stop.current = () => {
      clearTimeout(timer);
      abort();
    };
    return stop.current;
  }, [text, api]);

  async function pick({ placeId, description }: FoundAddress): Promise<void> {
    picked.current = description;
    setText(description);
    setState({ ...IDLE, isBusy: true });
    const query = { place_id: placeId, sessionToken: session.current, language: ADDRESS_SEARCH.language };
    const result = await api.call(getAddressDetails, { query, quiet: true });
    session.current = randomId();
    // Something else was typed or picked meanwhile, and stays.
    if (picked.current !== description) return;
    setState({ ...IDLE, failure: result.ok ? null : 'failed_details' });
    if (result.ok) onPick(result.data.data);
  }

  /** Also what is under way: its list would open over what was gone to. */
  function close(): void {
    stop.current();
    setState((before) => ({ ...before, found: null, isBusy: before.isBusy && picked.current !== null }));
  }

  return { text, setText, pick, close, ...state };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
