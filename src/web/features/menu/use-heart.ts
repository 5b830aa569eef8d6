import { type ComponentType, useEffect, useState } from 'react';
import type { Product } from '../../../contract/menu.ts';
import { useApp } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';

export type Heart = ComponentType<{ product: Product; className?: string | undefined }>;

/** The loaded component, kept for the next page with dishes. */
let loaded: Heart | null = null;

/** The button that marks a favourite, loaded with its texts for signed-in customers; null for visitors, and until it is there. */
export function useHeart(): Heart | null {
  const { messages, session } = useApp();
  const isSignedIn = useStore(session.state).status === 'signed-in';
  const [heart, setHeart] = useState<Heart | null>(() => loaded);
  useEffect(() => {
    if (!isSignedIn || loaded) return;
    // If it cannot be loaded, cards do without it.
    Promise.all([import('../favorites/favorite-button.tsx'), messages.need(['favorites'])]).then(
      ([{ FavoriteButton }]) => {
        loaded = FavoriteButton;
        setHeart(() => FavoriteButton);
      },
      () => {},
    );
  }, [isSignedIn, messages]);
  return isSignedIn ? heart : null;
}
