import { Fragment } from 'react';
import type { ShownOption } from '../../../contract/order-items.ts';
import { isDeclined } from '../../../domain/menu/declined-choice.ts';
import { halfSign } from '../../../domain/menu/halves.ts';
import { countPieces, piecesText } from '../../../domain/menu/pieces.ts';
import { useLanguage } from '../../app/app-context.ts';
import { listed } from '../../app/format/format.ts';

interface Props {
  options: readonly ShownOption[];
  className: string | undefined;
  /** What stands behind a label, for the price of all its pieces (decimal). */
  priced?: (price: number) => string;
}

/** What was chosen of a dish in one line, each label in its own language: "Large, 2 × Extra cheese". Nothing if nothing was. */
export function ListedOptions({ options, className, priced }: Props) {
  const language = useLanguage();
  const chosen = countPieces(options.filter((option) => !isDeclined(option)));
  if (chosen.length === 0) return null;
  return (
    <span className={className}>
      {chosen.map(({ first, all }, place) => {
        const price = all.reduce((sum, { priceAdjustment }) => sum + priceAdjustment, 0);
        return (
          <Fragment key={`${first.optionId} ${first.valueId}`}>
            {place > 0 && <span>{halfSign(first.optionId) ?? listed(['', ''], language)}</span>}
            <span lang={first.valueLang}>{piecesText(first.valueLabel, all.length)}</span>
            {priced && price !== 0 && <span>{` ${priced(price)}`}</span>}
          </Fragment>
        );
      })}
    </span>
  );
}
