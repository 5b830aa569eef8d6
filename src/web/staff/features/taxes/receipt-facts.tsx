import type { StaffTaxesRecord } from '../../../../contract/staff/staff-taxes.ts';
import { missingReceiptFacts } from '../../../../domain/taxes/receipt-facts.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed } from '../../../app/format/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { TaxDraft } from './tax-draft.ts';

/** What receipts lack that the restaurant's country asks for, and where it is entered: before they begin, and while they go out. */
export function ReceiptFacts({ draft, saved }: { draft: Draft<TaxDraft>; saved: StaffTaxesRecord }) {
  const t = useMessages('tax-settings');
  const language = useLanguage();
  const { receipts, rates } = draft.value;
  const { country, seller } = saved;
  const missing = receipts === 'none' ? [] : missingReceiptFacts(country, { isTaxed: rates.length > 0, seller });
  const isRefused = missing.map((fact) => draft.errorOf(`seller.${fact}`)).some((error) => error !== null);
  if (missing.length === 0) return null;
  const isLegal = missing.some((fact) => fact === 'company' || fact === 'taxNumber');
  const isPlace = missing.some((fact) => fact === 'street' || fact === 'city');
  return (
    <Alert
      tone={isRefused ? 'error' : 'warning'}
      actions={
        <>
          {isLegal && (
            <ButtonLink variant="outline" to="/staff/restaurant/legal">
              {t('enter_legal')}
            </ButtonLink>
          )}
          {isPlace && (
            <ButtonLink variant="outline" to="/staff/restaurant/details">
              {t('enter_details')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(receipts === saved.receipts ? 'facts_lacking' : 'facts_needed', {
        facts: listed(
          missing.map((fact) => t(`fact_${fact}`)),
          language,
        ),
      })}
    </Alert>
  );
}
