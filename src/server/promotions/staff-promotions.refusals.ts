import { defineRefusals } from '../platform/refusal.ts';

export const staffPromotionsRefusals = defineRefusals({
  coupon_code_taken: {
    status: 409,
    message: {
      en: 'Another promotion already has this code.',
      pt: 'Outra promoção já tem este código.',
      es: 'Otra promoción ya tiene este código.',
      fr: 'Une autre promotion a déjà ce code.',
      de: 'Eine andere Aktion hat diesen Code bereits.',
      it: 'Un’altra promozione ha già questo codice.',
      zh: '另一项优惠已使用此优惠码。',
      ja: 'このコードは別のプロモーションで使われています。',
    },
  },
  fewer_than_used: {
    status: 409,
    message: {
      en: 'It has been used more often than that already.',
      pt: 'Já foi usada mais vezes do que isso.',
      es: 'Ya se ha usado más veces.',
      fr: 'Elle a déjà été utilisée plus souvent.',
      de: 'Sie wurde bereits öfter genutzt.',
      it: 'È già stata usata più di così.',
      zh: '使用次数已超过该上限。',
      ja: 'すでにそれ以上の回数が利用されています。',
    },
  },
  promotion_product_unknown: {
    status: 422,
    message: {
      en: 'One of these dishes is not on this restaurant’s menu.',
      pt: 'Um destes pratos não está no menu deste restaurante.',
      es: 'Uno de estos platos no está en la carta de este restaurante.',
      fr: 'L’un de ces plats n’est pas à la carte de ce restaurant.',
      de: 'Eines dieser Gerichte steht nicht auf der Karte dieses Restaurants.',
      it: 'Uno di questi piatti non è nel menù di questo ristorante.',
      zh: '其中有菜品不在本餐厅的菜单上。',
      ja: 'このレストランのメニューにない料理が含まれています。',
    },
  },
});
