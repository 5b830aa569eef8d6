import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { useLater } from '../../../app/use-later.ts';
import type { Derived } from '../quote/use-order-quote.ts';
import type { Stop } from './judge-order.ts';
import type { Spoken } from './stop-words.ts';

interface Telling {
  /** Why the last press placed no order; null: nothing to say. */
  notice: string | null;
  setNotice(notice: string | null): void;
  say(text: string, tone: 'warning' | 'error', holds?: () => boolean): void;
  tellStop(stop: Stop): void;
  /** Takes back what the last press has said. */
  forget(): void;
}

/** Says why an order was not placed, and leads to what it is about. */
export function useTellStop(restaurant: Restaurant, derived: Derived): Telling {
  const app = useApp();
  const t = useMessages('checkout');
  const language = useLanguage();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string | null>(null);
  const words = useLater(() => import('./stop-words.ts'), true);
  const told = useRef('');

  function say(text: string, tone: 'warning' | 'error', holds?: () => boolean): void {
    told.current = text;
    const timing = tone === 'warning' && { timeoutMs: TIMEOUT.checkoutWarning };
    app.snackbar.show(text, { tone, ...timing, ...(holds && { holds }) });
  }

  async function tellStop(stop: Stop): Promise<void> {
    if (stop.kind === 'offline') return tellOffline();
    const { checkout } = derived();
    const file = words ?? (await import('./stop-words.ts'));
    const { text, isNotice, gaps } = file.stopWords(stop, { t, language, restaurant, checkout, now: Date.now() });
    if (isNotice) setNotice(text);
    say(text, 'warning', holding(stop));
    if (gaps.length) file.focusGap(gaps);
    if (stop.kind === 'cart_changed' || stop.kind === 'total_moved') void checkCartNow();
    if (stop.kind === 'below_minimum') void leadToMenu(text);
  }

  /** Said without a file, as none comes. Nothing is wrong any more once the connection is back. */
  function tellOffline(): void {
    const text = t('offline');
    setNotice(text);
    say(text, 'warning', () => !navigator.onLine);
    addEventListener('online', () => setNotice((shown) => (shown === text ? null : shown)), { once: true });
  }

  /** How long what is said stays true; undefined: until the next press. */
  function holding(stop: Spoken): (() => boolean) | undefined {
    if (stop.kind === 'gaps') return () => derived().checkout.gaps.join() === stop.gaps.join();
    return undefined;
  }

  /** What another tab stored is checked like any cart: the customer goes on with the menu's prices (DECISIONS, order placement). */
  async function checkCartNow(): Promise<void> {
    // Without the file, the server names the differences once the order is placed.
    const file = await import('../../cart/check-cart.ts').catch(() => null);
    await file?.checkCart(app);
  }

  async function leadToMenu(warning: string): Promise<void> {
    const { explainMinimum } = await import('./explain-minimum.ts');
    if (await explainMinimum(app, { warning, checkout: derived().checkout, restaurant })) await navigate('/menu');
  }

  function forget(): void {
    setNotice(null);
    app.snackbar.takeBack(told.current);
  }

  return { notice, setNotice, say, tellStop: (stop) => void tellStop(stop), forget };
}
