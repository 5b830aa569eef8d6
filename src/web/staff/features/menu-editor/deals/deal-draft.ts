import type { Currency } from '../../../../../contract/primitives.ts';
import type { StaffDeal } from '../../../../../contract/staff/staff-deals.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffText } from '../../../../../contract/staff/staff-texts.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../../app/amount-draft.ts';
import { type TextDraft, textDraft, writtenAnew, writtenOrNone } from '../../../app/text-draft.ts';

/** A dish that can be chosen, of a category one that costs something on top; `extra` as typed, '' for nothing. */
export interface DealDishDraft {
  productId: string;
  extra: string;
}

/** A line of a deal while it is edited. */
export interface DealLineDraft {
  /** The row's key; of a stored line, its id. */
  key: string;
  isStored: boolean;
  label: TextDraft;
  /** null: only the `dishes`. */
  categoryId: string | null;
  dishes: DealDishDraft[];
}

export interface DealDraft {
  name: TextDraft;
  description: TextDraft;
  /** As typed. */
  price: string;
  isActive: boolean;
  lines: DealLineDraft[];
}

/** `language` is the interface's: amounts are typed in its format. */
export function dealDraft(deal: StaffDeal, language: Language, currency: Currency): DealDraft {
  return {
    name: textDraft(deal.name),
    description: textDraft(deal.description),
    price: amountDraft(deal.price, currency, language),
    isActive: deal.isActive,
    lines: deal.lines.map(({ _id, label, categoryId, dishes }) => ({
      ...{ key: _id, isStored: true, label: textDraft(label), categoryId },
      dishes: dishes.map(({ productId, extra }) => ({
        productId,
        extra: extra === 0 ? '' : amountDraft(extra, currency, language),
      })),
    })),
  };
}

/** The draft of a new deal: two lines, because one dish alone is none. */
export function newDealDraft({ categories }: Pick<MenuRecord, 'categories'>): DealDraft {
  const categoryId = categories[0]?._id ?? null;
  return {
    ...{ name: textDraft({}), description: textDraft({}), price: '', isActive: true },
    lines: [newDealLine('new-1', categoryId), newDealLine('new-2', categoryId)],
  };
}

export function newDealLine(key: string, categoryId: string | null): DealLineDraft {
  return { key, isStored: false, label: textDraft({}), categoryId, dishes: [] };
}

/** The request's body. */
export function dealInput(
  { name, description, price, isActive, lines }: DealDraft,
  saved: StaffDeal | null,
  { contentLanguage: own, currency }: Pick<MenuRecord, 'contentLanguage' | 'currency'>,
): object {
  return {
    name: writtenAnew(name, saved?.name ?? {}, own),
    description: writtenOrNone(description, saved?.description ?? {}, own),
    price: typedAmount(price, currency),
    isActive,
    lines: lines.map(({ key, isStored, label, categoryId, dishes }) => ({
      ...(isStored && { _id: key }),
      label: writtenAnew(label, savedLineLabel(saved, key), own),
      categoryId,
      dishes: dishes.map(({ productId, extra }) => ({ productId, extra: typedExtra(extra, currency) })),
    })),
  };
}

/** What is typed as a surcharge; nothing typed is none. */
export function typedExtra(extra: string, currency: Currency): number {
  return extra.trim() === '' ? 0 : typedAmount(extra, currency);
}

export function savedLineLabel(saved: StaffDeal | null, key: string): StaffText {
  return saved?.lines.find(({ _id }) => _id === key)?.label ?? {};
}
