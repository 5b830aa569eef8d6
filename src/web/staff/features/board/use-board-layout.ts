import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from '../../../app/storage/store.ts';
import { type BoardLayout, layOut, type Shown } from './board-layout.ts';
import { kitchenLook } from './kitchen-look.ts';

/** How the screen is shared out among the columns, again when it is turned or resized. */
export function useBoardLayout(columns: Readonly<Record<Shown, readonly unknown[]>>): BoardLayout {
  const { type } = useStore(kitchenLook);
  const size = useSyncExternalStore(onResize, () => `${innerWidth} ${innerHeight}`);
  const counts = [columns.new, columns.confirmed, columns.preparing, columns.ready].map(({ length }) => length);
  const asked = counts.join(' ');
  return useMemo(() => {
    const [width, height] = size.split(' ').map(Number) as [number, number];
    const [fresh, confirmed, preparing, ready] = asked.split(' ').map(Number) as [number, number, number, number];
    return layOut({ counts: { new: fresh, confirmed, preparing, ready }, width, height, type });
  }, [size, asked, type]);
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
