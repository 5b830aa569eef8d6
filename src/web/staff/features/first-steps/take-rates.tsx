import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getFirstSteps } from '../../../../contract/endpoints/onboarding.ts';
import { changeTaxes, getTaxes } from '../../../../contract/endpoints/taxes.ts';
import type { FirstSteps } from '../../../../contract/staff/staff-first-steps.ts';
import { staffTaxes } from '../../../../contract/staff/staff-taxes.ts';
import { TAX_PRESETS } from '../../../../domain/taxes/presets.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { taxDraft, taxInput, withPreset } from '../taxes/tax-draft.ts';

export interface TakeRatesProps {
  /** Where rates are written by hand. */
  page: string;
  take(steps: FirstSteps): void;
}

/** Takes over the country's usual rates in one tap. Where none are known, it leads to the page on which they are written. */
export function TakeRates({ page, take }: TakeRatesProps) {
  const t = useMessages('first-steps');
  const navigate = useNavigate();
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const [isSending, setIsSending] = useState(false);

  async function takeOver(): Promise<void> {
    setIsSending(true);
    const found = await call(getTaxes);
    if (found.ok) await save(found.data.data);
    setIsSending(false);
  }
  async function save(record: Parameters<typeof taxDraft>[0]): Promise<void> {
    const { country, version } = record;
    const isKnown = country !== null && TAX_PRESETS[country] !== undefined;
    const draft = taxDraft(record);
    // Receipts need to know who sells, which is often said later.
    const taken = isKnown ? { ...withPreset(draft, country), receipts: draft.receipts } : null;
    const input = taken && staffTaxes.safeParse(taxInput(taken));
    if (!input?.success) return navigate(page);
    const saved = await call(changeTaxes, { body: { ...input.data, expectedVersion: version } });
    if (!saved.ok) return;
    snackbar.show(t('rates_taken'), { tone: 'success' });
    void resources.reload(currentRestaurant);
    const steps = await call(getFirstSteps, { quiet: true });
    if (steps.ok) take(steps.data.data);
  }
  return (
    <Button size="sm" variant="outline" busy={isSending} onClick={() => void takeOver()}>
      {t('take_rates')}
    </Button>
  );
}
