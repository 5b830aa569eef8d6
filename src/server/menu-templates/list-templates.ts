import type { MenuTemplate } from '../../contract/staff/staff-menu-templates.ts';
import type { Language } from '../../domain/languages.ts';
import { MENU_KINDS, type MenuKind } from '../../domain/menu/menu-kinds.ts';
import type { RestaurantText } from '../import/restaurant-file.ts';
import type { Tenant } from '../platform/http/app.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { readTemplate } from './menu-template.ts';

/** The menus to begin with, as this restaurant would get them. */
export async function listTemplates({ db }: Pick<Services, 'db'>, tenant: Tenant): Promise<MenuTemplate[]> {
  const code = await currencyOf(db, tenant.id);
  return Promise.all(MENU_KINDS.map((kind) => shown(kind, code, tenant.contentLanguage)));
}

async function shown(kind: MenuKind, code: string, language: Language): Promise<MenuTemplate> {
  const { categories, optionGroups, products } = await readTemplate(kind, code);
  const say = (text: RestaurantText) => (typeof text === 'string' ? text : (text[language] ?? ''));
  return {
    kind,
    categories: categories.map(({ key, name }) => ({
      name: say(name),
      dishes: products
        .filter((dish) => dish.categories.includes(key))
        .map((dish) => ({ name: say(dish.name), price: dish.price })),
    })),
    options: optionGroups.map(({ name }) => say(name)),
    pictures: products.filter(({ picture }) => picture !== null).length,
  };
}
