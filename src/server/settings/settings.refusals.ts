import { defineRefusals } from '../platform/refusal.ts';

export const settingsRefusals = defineRefusals({
  nothing_offered: {
    status: 422,
    message: {
      en: 'Offer delivery, pickup or both. To take no orders for a while, pause ordering instead.',
      pt: 'Ofereça entrega, levantamento ou ambos. Para não receber pedidos por algum tempo, ponha-os em pausa.',
      es: 'Ofrece entrega, recogida o ambas. Para no recibir pedidos durante un tiempo, ponlos en pausa.',
      fr: 'Proposez la livraison, le retrait ou les deux. Pour ne plus prendre de commandes un moment, mettez-les en pause.',
      de: 'Bieten Sie Lieferung, Abholung oder beides an. Um eine Weile nichts anzunehmen, pausieren Sie Bestellungen.',
      it: 'Offri la consegna, il ritiro o entrambi. Per non ricevere ordini per un po’, mettili in pausa.',
      zh: '请至少提供配送或自取其中一种。如需暂时停止接单，请使用暂停接单。',
      ja: '配達またはお持ち帰りの少なくとも一方を有効にしてください。一時的に受け付けない場合は受付停止をご利用ください。',
    },
  },
  payment_method_unknown: {
    status: 422,
    message: {
      en: 'This restaurant has no such payment method.',
      pt: 'Este restaurante não tem esse método de pagamento.',
      es: 'Este restaurante no tiene esa forma de pago.',
      fr: 'Ce restaurant n’a pas ce moyen de paiement.',
      de: 'Dieses Restaurant hat keine solche Zahlungsart.',
      it: 'Questo ristorante non ha questo metodo di pagamento.',
      zh: '本餐厅没有该支付方式。',
      ja: 'このレストランにはそのお支払い方法がありません。',
    },
  },
  payment_method_needed: {
    status: 422,
    message: {
      en: 'At least one payment method must stay on.',
      pt: 'Pelo menos um método de pagamento tem de ficar ativo.',
      es: 'Al menos una forma de pago debe quedar activa.',
      fr: 'Au moins un moyen de paiement doit rester actif.',
      de: 'Mindestens eine Zahlungsart muss aktiv bleiben.',
      it: 'Almeno un metodo di pagamento deve restare attivo.',
      zh: '至少须保留一种支付方式。',
      ja: 'お支払い方法を少なくとも一つは有効にしてください。',
    },
  },
});
