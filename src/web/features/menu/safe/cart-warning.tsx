import { useEffect, useState } from 'react';
import { useApp, useMessages, useResource } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useCart } from '../../cart/cart-store.ts';
import { productsResource } from '../menu-resources.ts';
import { avoided } from './avoided.ts';
import { cartClashes } from './cart-clashes.ts';
import { useVerdictWords } from './safe-mode.tsx';

/** Names the dishes of the cart that have what the guest avoids. */
export function CartWarning() {
  const t = useMessages('safe-mode');
  const say = useVerdictWords();
  const { messages } = useApp();
  const { items } = useCart();
  const { data } = useResource(productsResource);
  const [isWorded, setWorded] = useState(false);
  const codes = useStore(avoided);
  useEffect(() => {
    messages.need(['safe-mode', 'foods']).then(
      () => setWorded(true),
      () => {},
    );
  }, [messages]);
  const clashes = isWorded ? cartClashes(items, data?.products ?? [], codes) : [];
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning">
      <b>{t('in_cart')}</b>
      <ul>
        {clashes.map(({ line, contains, mayContain }) => (
          <li key={line.signature}>
            <b lang={line.lang}>{line.name}</b>
            <span>{` · ${say({ kind: 'unsafe', contains, mayContain })}`}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
