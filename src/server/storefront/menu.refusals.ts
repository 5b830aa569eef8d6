import { defineRefusals } from '../platform/refusal.ts';

export const menuRefusals = defineRefusals({
  product_unknown: {
    status: 404,
    message: {
      en: 'We could not find this dish.',
      pt: 'Não encontrámos este prato.',
      es: 'No hemos encontrado este plato.',
      fr: 'Nous n’avons pas trouvé ce plat.',
      de: 'Wir konnten dieses Gericht nicht finden.',
      it: 'Non abbiamo trovato questo piatto.',
      zh: '找不到这道菜。',
      ja: 'この商品は見つかりませんでした。',
    },
  },
});
