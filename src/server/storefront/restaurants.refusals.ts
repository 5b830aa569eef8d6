import { defineRefusals } from '../platform/refusal.ts';

export const restaurantsRefusals = defineRefusals({
  restaurant_unknown: {
    status: 404,
    message: {
      en: 'We could not find this restaurant.',
      pt: 'Não encontrámos este restaurante.',
      es: 'No hemos encontrado este restaurante.',
      fr: 'Nous n’avons pas trouvé ce restaurant.',
      de: 'Wir konnten dieses Restaurant nicht finden.',
      it: 'Non abbiamo trovato questo ristorante.',
      zh: '找不到这家餐厅。',
      ja: 'このレストランは見つかりませんでした。',
    },
  },
});
