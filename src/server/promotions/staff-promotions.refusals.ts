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
      en: 'It has already been used more often. Please enter a higher number.',
      pt: 'Já foi usada mais vezes. Indique um número maior.',
      es: 'Ya se ha usado más veces. Indica un número mayor.',
      fr: 'Elle a déjà été utilisée plus souvent. Indiquez un nombre plus élevé.',
      de: 'Sie wurde bereits öfter genutzt. Bitte geben Sie eine höhere Zahl ein.',
      it: 'È già stata usata più volte. Inserisci un numero più alto.',
      zh: '使用次数已超过该上限，请输入更大的数字。',
      ja: 'すでにそれ以上の回数が利用されています。より大きい数を入力してください。',
    },
  },
  promotion_product_unknown: {
    status: 422,
    message: {
      en: 'One of these dishes is no longer on the menu. Please choose the dishes again.',
      pt: 'Um destes pratos já não está no menu. Volte a escolher os pratos.',
      es: 'Uno de estos platos ya no está en la carta. Vuelve a elegir los platos.',
      fr: 'L’un de ces plats n’est plus à la carte. Choisissez de nouveau les plats.',
      de: 'Eines dieser Gerichte steht nicht mehr auf der Karte. Bitte wählen Sie die Gerichte erneut.',
      it: 'Uno di questi piatti non è più nel menù. Scegli di nuovo i piatti.',
      zh: '其中有菜品已不在菜单上，请重新选择菜品。',
      ja: 'メニューからなくなった料理が含まれています。もう一度料理を選んでください。',
    },
  },
});
