import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';
import { replayLateTaps } from './early-taps.ts';
import styles from './later.module.css';

/*
 * Parts below the fold are rendered with the page, but hydrated after it, from a file of their own: the first script
 * stays small. Such files end in `.later.tsx`: the server inlines their styles (`server/pages/assets.ts`).
 */
const loading: Promise<unknown>[] = [];

/** On the server: resolves when every part can be rendered. */
export async function laterParts(): Promise<void> {
  await Promise.all(loading);
}

/** A part that hydrates later. It takes no props, so that nothing above can disturb it before. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const Part = import.meta.env.SSR ? loadNow(load) : lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level
  return memo(function Later() {
    const area = useRef<HTMLDivElement>(null);
    return (
      <div ref={area} className={styles.part} data-later="">
        <Suspense>
          <Part />
          <Ready area={area} />
        </Suspense>
      </div>
    );
  });
}

function loadNow(load: () => Promise<ComponentType>): ComponentType {
  let Part: ComponentType | undefined;
  loading.push(
    load().then((loaded) => {
      Part = loaded;
    }),
  );
  return () => Part && <Part />;
}

/** Taps that came before are done once the part has taken over. */
function Ready({ area }: { area: { current: HTMLElement | null } }) {
  useEffect(() => {
    if (!area.current) return;
    area.current.removeAttribute('data-later');
    replayLateTaps(area.current);
  }, [area]);
  return null;
}
