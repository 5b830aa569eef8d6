import type { OperatorsMap } from '../../contract/operators-map.ts';
import type { Language } from '../../domain/languages.ts';
import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { isMeasured } from '../../domain/zones/zone.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { readContent } from './content.repo.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { contentVersion } from './content-version.ts';
import { FoundTexts } from './found-texts.ts';
import { presentDeals } from './present-deals.ts';
import { presentHighlights } from './present-highlights.ts';
import { presentLegalTexts } from './present-legal.ts';
import { presentMenu } from './present-menu.ts';
import { presentPublicPromotions } from './present-public-promotions.ts';
import { presentRestaurant } from './present-restaurant.ts';
import { type KeptAnswers, SnapshotAnswers } from './snapshot-answers.ts';

/** What the operator's settings give to every restaurant of this server. */
export interface OfServer {
  /** The providers with whom customers can sign in. */
  signInWith: readonly SignInProvider[];
  /** Whether it can text anybody. */
  hasTelephone: boolean;
  /** null: there is none. */
  map: OperatorsMap | null;
}

/** Reads and presents all that a restaurant shows, in one language; null when there is no such restaurant. */
export async function buildSnapshot(
  db: Db,
  answers: KeptAnswers,
  { restaurantId, language, signInWith, hasTelephone, map }: OfServer & { restaurantId: string; language: Language },
): Promise<ContentSnapshot | null> {
  const rows = await readContent(db, restaurantId, language);
  if (!rows) return null;
  const { revision, content_language } = rows.restaurant;
  const texts = new FoundTexts(rows.texts, language, content_language);
  const { categories, products } = presentMenu(rows, texts, language);
  return {
    revision,
    restaurant: {
      ...presentRestaurant(rows, texts, { language, hasTelephone }),
      // Only an order that needs a place has something to show on it.
      ...(map && fromJson(rows.restaurant.zones)?.some(isMeasured) && { map }),
      ...(signInWith.length > 0 && { signInWith: [...signInWith] }),
    },
    legalTexts: presentLegalTexts(rows.restaurant),
    categories,
    products,
    deals: presentDeals(rows, texts, { products, language }),
    productsById: new Map(products.map((product) => [product._id, product])),
    highlights: presentHighlights(rows, texts),
    promotions: presentPublicPromotions(rows, texts, language),
    isIncomplete: texts.isIncomplete,
    answers: new SnapshotAnswers(contentVersion(revision, language), answers),
  };
}
