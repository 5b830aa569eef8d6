import { dataset } from './root.ts';
import { FAR_AT_LATEST } from './times.ts';

/** Holds back what is far down the page (`ui/picture.module.css`, `far-parts.ts`) until the app has started or somebody scrolls. */
export function holdFarDown(): void {
  const release = () => {
    delete dataset.starting;
  };
  dataset.starting = '';
  addEventListener(
    'scroll',
    () => {
      window.isUsed = true;
      release();
    },
    { once: true },
  );
  setTimeout(release, FAR_AT_LATEST);
}
