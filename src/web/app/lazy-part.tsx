import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { whenOnline } from './api/when-online.ts';
import { useLanguage } from './app-context.ts';
import { replayEarlyTaps } from './early-taps.ts';
import styles from './lazy-part.module.css';

const loads: (() => Promise<unknown>)[] = [];

/** Loads the files of all lazy parts of the pages that were loaded so far, so that they open at once, also offline. */
export const loadParts = () => Promise.all(loads.map((load) => load()));

/**
 * A component in a file of its own. The server renders it with the page; in a browser it hydrates after the page, whose scripts stay
 * small. `Fallback` is shown until it is loaded, for parts that the server never renders.
 */
export function lazyPart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const loadPart = async () => {
    Loaded = await load();
    return Loaded;
  };
  loads.push(loadPart);
  // An error in a part costs the whole page, while a part that waits only stays as it was rendered.
  const Lazy = lazy(async () => ({ default: await whenOnline(loadPart) }));
  return memo(function LazyPart(props: P) {
    // A part that is loaded is rendered with the page: rendered after it, as by `Lazy`, it would shift the layout.
    const [Part] = useState<ComponentType<P>>(() => Loaded ?? Lazy);
    const area = useRef<HTMLDivElement>(null);
    // In a language that was chosen meanwhile, the part is drawn anew: hydration would keep the names that are only read out.
    const language = useLanguage();
    const drawn = useRef(language);
    if (area.current?.dataset['hydrating'] !== undefined) drawn.current = language;
    return (
      <div ref={area} className={styles.part} data-hydrating="">
        <Suspense key={drawn.current} fallback={Fallback && <Fallback />}>
          <Part {...props} />
          <Hydrated area={area} />
        </Suspense>
      </div>
    );
  });
}

/** Repeats the taps that came before the part had taken over. */
function Hydrated({ area }: { area: { current: HTMLElement | null } }) {
  useEffect(() => {
    area.current?.removeAttribute('data-hydrating');
    replayEarlyTaps();
  }, [area]);
  return null;
}
