import type { DepositTax } from './tax-order.ts';
import type { TaxClass } from './tax-rates.ts';
import type { ReceiptKind } from './tax-settings.ts';

/** A country's usual rates to begin with: a start and no tax advice, which the office says beside it. */
export interface TaxPreset {
  isIncluded: boolean;
  label: string;
  bundles: 'split' | 'highest';
  /** In percent, from a day on or always. None: they differ from place to place. */
  rates: readonly { taxClass: TaxClass; percent: number; from?: string }[];
  /** `till`: the law asks for receipts from certified software. */
  receipts: Exclude<ReceiptKind, 'none'>;
  /** How deposits are taxed there; missing: as the drink. */
  deposits?: DepositTax;
  /** Where the rates were looked up. */
  source: string;
}

/** The day on which the rates below were last gone through. What was not found in a source says so beside it. */
export const PRESETS_CHECKED_ON = '2026-11-28';

/**
 * By country (ISO 3166). Copied into a restaurant's settings when somebody asks for it, and never changed there afterwards: a rate
 * that changes is a new one here, with its day.
 */
export const TAX_PRESETS: Readonly<Record<string, TaxPreset>> = {
  AT: {
    ...{ isIncluded: true, label: 'USt', bundles: 'split', receipts: 'till' },
    // Single-use bottles and cans, which is what is delivered; a reusable one's would have the rate of its drink (kpmg.com/at, March 2025).
    deposits: 'untaxed',
    rates: [
      { taxClass: 'standard', percent: 20 },
      { taxClass: 'meal', percent: 10 },
      { taxClass: 'reduced', percent: 10 },
      // Bread, milk, eggs, vegetables and other staples; dishes stay at 10.
      { taxClass: 'reduced', percent: 4.9, from: '2026-07-01' },
    ],
    source:
      'UStG 1994 § 10; wt-pedevilla.at: Grundnahrungsmittel 2026; steuernachrichten.pwc.at: BMF zur Umsatzsteuer auf Einwegpfand',
  },
  BE: {
    ...{ isIncluded: true, label: 'TVA/btw', bundles: 'split', receipts: 'till' },
    rates: [
      { taxClass: 'standard', percent: 21 },
      { taxClass: 'meal', percent: 6 },
      { taxClass: 'meal', percent: 12, from: '2026-03-01' },
      { taxClass: 'drink', percent: 6 },
      { taxClass: 'reduced', percent: 6 },
    ],
    // That the drinks of a take-away stay at 6, and what is not 'meal', by boekhouder123.be only.
    source: 'K.B. nr. 20; vat-consult.be: Nieuwe btw-tarieven voor take-away; boekhouder123.be: btw-horeca',
  },
  CH: {
    ...{ isIncluded: true, label: 'MWST', bundles: 'split', receipts: 'receipt' },
    rates: [
      { taxClass: 'standard', percent: 8.1 },
      { taxClass: 'meal', percent: 2.6 },
      { taxClass: 'drink', percent: 2.6 },
      { taxClass: 'reduced', percent: 2.6 },
    ],
    // 8.1 and 2.6: MWSTG (SR 641.20) Art. 25 as of 2024-01-01 (avalara.com: Swiss VAT rates). That take-away has the reduced rate:
    // Art. 25 (3), by srf.ch and ktipp.ch (2014).
    source: 'MWSTG Art. 25; srf.ch: MwSt-Initiative',
  },
  DE: {
    ...{ isIncluded: true, label: 'MwSt', bundles: 'split', receipts: 'till' },
    rates: [
      { taxClass: 'standard', percent: 19 },
      { taxClass: 'meal', percent: 7 },
      { taxClass: 'reduced', percent: 7 },
    ],
    source:
      'fiscal-requirements.com/news/4738: UStG § 12; deposits: UStAE 10.1 by haufe.de and dpg-pfandsystem.de (FAQ)',
  },
  ES: {
    ...{ isIncluded: true, label: 'IVA', bundles: 'split', receipts: 'till' },
    rates: [
      { taxClass: 'standard', percent: 21 },
      { taxClass: 'meal', percent: 10 },
      { taxClass: 'reduced', percent: 4 },
    ],
    source: 'DGT V2254-22: Ley 37/1992',
  },
  FR: {
    ...{ isIncluded: true, label: 'TVA', bundles: 'split', receipts: 'till' },
    rates: [
      { taxClass: 'standard', percent: 20 },
      { taxClass: 'meal', percent: 10 },
      { taxClass: 'drink', percent: 10 },
      { taxClass: 'reduced', percent: 5.5 },
    ],
    source: 'CGI art. 279 m',
  },
  GB: {
    ...{ isIncluded: true, label: 'VAT', bundles: 'split', receipts: 'receipt' },
    rates: [
      { taxClass: 'standard', percent: 20 },
      { taxClass: 'reduced', percent: 0 },
    ],
    source: 'gov.uk: VAT Notice 709/1',
  },
  IE: {
    ...{ isIncluded: true, label: 'VAT', bundles: 'split', receipts: 'receipt' },
    deposits: 'untaxed',
    rates: [
      { taxClass: 'standard', percent: 23 },
      { taxClass: 'meal', percent: 13.5 },
      { taxClass: 'meal', percent: 9, from: '2026-07-01' },
      { taxClass: 'reduced', percent: 0 },
    ],
    source: 'deloitte.com/ie: Budget 2026; revenue.ie: Deposit Return Scheme (VATCA 2010 s. 92A)',
  },
  IT: {
    ...{ isIncluded: true, label: 'IVA', bundles: 'split', receipts: 'till' },
    rates: [
      { taxClass: 'standard', percent: 22 },
      { taxClass: 'meal', percent: 10 },
      { taxClass: 'reduced', percent: 4 },
    ],
    // Drinks are excluded from the meals' rate. The lowest one is by DPR 633/1972, and was not looked up.
    source: 'L. 178/2020 art. 1 c. 40; hessepartner.it/it/iva-per-servizi-take-away',
  },
  JP: {
    ...{ isIncluded: true, label: '消費税', bundles: 'split', receipts: 'receipt' },
    rates: [
      { taxClass: 'standard', percent: 10 },
      { taxClass: 'meal', percent: 8 },
      { taxClass: 'drink', percent: 8 },
      { taxClass: 'reduced', percent: 8 },
    ],
    // 10 %: 消費税法 (Act 108 of 1988) art. 29 with 地方税法 art. 72-83, 7.8 + 2.2 % since 2019-10-01. 8 % of take-away and delivery, and not
    // of alcohol: Act 15 of 2016, by asahi.com (2015) and stripe.com (consumption-tax-reduction-japan);
    // the tax agency's own page was not found.
    source: 'asahi.com/articles/photo/AS20151215001248.html',
  },
  LU: {
    ...{ isIncluded: true, label: 'TVA', bundles: 'split', receipts: 'receipt' },
    rates: [
      { taxClass: 'standard', percent: 17 },
      { taxClass: 'meal', percent: 3 },
      { taxClass: 'drink', percent: 3 },
      { taxClass: 'reduced', percent: 3 },
    ],
    // 3 % of food and restaurants without alcohol; 17 % is the rate again since 2024, after a year at 16 (infos.rtl.lu, lcgb.lu).
    source: 'paperjam.lu: Quelle TVA par produit; Loi TVA du 12 février 1979, annexe B',
  },
  NL: {
    ...{ isIncluded: true, label: 'btw', bundles: 'split', receipts: 'receipt' },
    rates: [
      { taxClass: 'standard', percent: 21 },
      { taxClass: 'meal', percent: 9 },
      { taxClass: 'drink', percent: 9 },
      { taxClass: 'reduced', percent: 9 },
    ],
    source: 'Wet OB 1968, tabel I; vanpasse.nl/kennisbank/branches/btw-in-de-horeca',
  },
  PT: {
    ...{ isIncluded: true, label: 'IVA', bundles: 'highest', receipts: 'till' },
    rates: [
      { taxClass: 'standard', percent: 23 },
      { taxClass: 'meal', percent: 13 },
      { taxClass: 'reduced', percent: 6 },
    ],
    source: 'CIVA, lista II, 1.8; Lei 7-A/2016',
  },
  US: {
    ...{ isIncluded: false, label: 'Sales tax', bundles: 'split', receipts: 'receipt' },
    rates: [],
    source: 'avalara.com',
  },
};
