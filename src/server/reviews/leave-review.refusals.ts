import { defineRefusals } from '../platform/refusal.ts';

export const leaveReviewRefusals = defineRefusals({
  nothing_to_review: {
    status: 409,
    message: {
      en: 'You can review an order once it has been delivered or collected.',
      pt: 'Pode avaliar um pedido depois de entregue ou levantado.',
      es: 'Puedes valorar un pedido cuando se haya entregado o recogido.',
      fr: 'Vous pourrez donner votre avis une fois la commande livrée ou retirée.',
      de: 'Sie können eine Bestellung bewerten, sobald sie geliefert oder abgeholt wurde.',
      it: 'Puoi recensire un ordine dopo la consegna o il ritiro.',
      zh: '订单送达或取走后即可评价。',
      ja: 'ご注文の配達またはお受け取り後にレビューできます。',
    },
  },
  already_reviewed: {
    status: 409,
    message: {
      en: 'You have already reviewed this order.',
      pt: 'Já avaliou este pedido.',
      es: 'Ya has valorado este pedido.',
      fr: 'Vous avez déjà donné votre avis sur cette commande.',
      de: 'Sie haben diese Bestellung bereits bewertet.',
      it: 'Hai già recensito questo ordine.',
      zh: '您已评价过此订单。',
      ja: 'このご注文はすでにレビュー済みです。',
    },
  },
});
