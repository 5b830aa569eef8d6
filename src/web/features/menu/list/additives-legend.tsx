import type { Product } from '../../../../contract/menu.ts';
import { useMessages } from '../../../app/app-context.ts';

/** What the small numbers beside the dishes' names mean, as the law of some countries wants it on the menu itself. */
export function AdditivesLegend({ products }: { products: readonly Product[] }) {
  const t = useMessages('menu');
  const used = new Map(products.flatMap(({ additives = [] }) => additives.map(({ number, name }) => [number, name])));
  const words = [...used].sort(([one], [other]) => one - other).map(([number, name]) => `${number} ${name}`);
  return (
    <p className="muted small">
      <b>{`${t('additives')} `}</b>
      <span>{words.join(' · ')}</span>
    </p>
  );
}
